"""The five action cards."""

from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, sh, stroke_poly, wob
from art.ink import CORAL, GOLD, INK, Svg, dk, ink, lt, mix
from art.key_largo.cards import H, W, frame, light_rays, unframe, wave
from art.key_largo.cove import dolphin_shape, splash
from art.key_largo.divers import BRASS, coil, helmet, mug, trident_shape, weight_shape
from art.key_largo.market import awning
from art.key_largo.treasures import amphora, bar, crate

AWIN = rect(20, 62, 210, 168, 8)
ACOL = {"wreck": "#1E6E86", "dolphins": "#2E9CA6", "tavern": "#A83A26", "shop": "#4C6E7C", "market": "#B9862A"}


def action_frame(s, key):
    frame(s, ACOL[key], AWIN)


def action_end(s, key):
    c = ACOL[key]
    unframe(s, c, AWIN, False)
    rb = poly((18, 20), (232, 20), (224, 37), (232, 55), (18, 55), (26, 37))
    s.shape(sh(rb, 1.6, 2.6), "#0A1A22", 0.3)
    s.shape(rb.buffer(1.2), mix(dk(c, 0.7), INK, 0.4))
    s.shape(rb, s.lin(0, 20, 0, 55, lt(c, 0.14), c, dk(c, 0.3)))
    s.lines([[(30, 24), (220, 24)], [(30, 51), (220, 51)]], lt(c, 0.6), 1, 0.6, False)
    s.shape(rect(20, 238, 210, 92, 8), "#EBD8AC", 0.75)
    s.shape(rect(20, 238, 210, 92, 8).difference(rect(21.4, 239.4, 207.2, 89.2, 7)), "#B99862", 0.9)


def a_wreck():
    s = Svg(W, H, "action: search a wreck")
    action_frame(s, "wreck")
    s.shape(AWIN, s.lin(0, 62, 0, 230, "#A9EADF", ("#3FA6B3", 0.4), ("#0E4D6B", 0.85), ("#08344E", 1)))
    light_rays(s, 90, 20, "#F4FFF0", 0.17, 8, 50, 125, 300, 2)
    ink(s, blob((0, 222), (60, 212), (130, 218), (250, 208), (250, 250), (0, 250)), "#2F6E7C", ow=1.4, d=0, hat=False)
    hull = wob(blob((124, 158), (150, 172), (190, 170), (236, 140), (236, 214), (150, 216), (132, 196), n=5), 1, 6, 2)
    ink(s, stroke_poly([(176, 172), (164, 112)], 4, 3, False), "#4A5A52", ow=1.6, d=2, hat=False)
    ink(s, stroke_poly([(150, 132), (188, 122)], 2.4, 2, False), "#4A5A52", ow=1.3, d=1, hat=False)
    ink(s, hull, "#56665A", ow=2, d=8, seed=4, rim=0.7)
    s.lines([[(130, 176), (160, 186), (200, 184), (240, 166)], [(134, 192), (164, 200), (204, 198), (240, 184)]],
        "#24363A", 1.3, 0.7)
    s.shape(ell(186, 196, 17, 11), "#0A1C26")
    s.shape(ell(186, 198, 13, 8), s.rad(186, 198, 14, ("#FFD96A", 0, 1), ("#8A5A1E", 1, 0.4)))
    # diver descending
    s.line([(70, 60), (72, 90), (74, 104)], INK, 4.6)
    s.line([(70, 60), (72, 90), (74, 104)], "#C4532F", 2.6)
    ink(s, blob((56, 130), (92, 130), (96, 160), (84, 170), (62, 168), n=4), "#C9A878", ow=1.8, d=6, seed=2)
    ink(s, blob((64, 164), (76, 166), (62, 200), (50, 196), n=4), "#C9A878", ow=1.6, d=4, hat=False)
    ink(s, blob((76, 164), (90, 162), (96, 194), (82, 198), n=4), "#C9A878", ow=1.6, d=4, hat=False)
    ink(s, blob((48, 194), (64, 198), (60, 208), (42, 204), n=4), "#5A4A3E", ow=1.5, d=2, hat=False)
    ink(s, blob((80, 196), (97, 192), (102, 202), (82, 207), n=4), "#5A4A3E", ow=1.5, d=2, hat=False)
    ink(s, blob((90, 134), (112, 142), (124, 134), (120, 148), (106, 154), (92, 148), n=4), "#C9A878", ow=1.6, d=3,
        hat=False)
    ink(s, blob((58, 134), (44, 150), (46, 164), (54, 162), (62, 148), n=4), "#C9A878", ow=1.6, d=3, hat=False)
    helmet(s, 74, 112, 24)
    for x, y, k in ((100, 88, 4), (108, 76, 6), (98, 70, 3), (44, 96, 3)):
        s.shape(ell(x, y, k).difference(ell(x, y, k - 1.1)), "#F4FFF8", 0.85)
    for x, y in ((206, 92), (192, 82), (218, 80)):
        s.shape(unary_union([ell(x, y, 7, 3), poly((x + 5, y), (x + 11, y - 3.5), (x + 11, y + 3.5))]), "#F4C95A", 1,
            INK, 1)
    action_end(s, "wreck")
    s.save("key_largo/action_wreck")


def a_dolphins():
    s = Svg(W, H, "action: Dolphins Cove")
    action_frame(s, "dolphins")
    s.shape(AWIN, s.lin(0, 62, 0, 150, "#7FC8DC", "#FFE9B8", "#FFC98A"))
    s.shape(ell(66, 118, 46), "#FFF6D0", 0.35)
    s.shape(ell(66, 118, 25), "#FFF8DC")
    for x, y, w in ((170, 88, 34), (200, 96, 26), (150, 97, 22)):
        s.shape(ell(x, y, w, 6), "#FFFFFF", 0.75)
    s.shape(rect(0, 146, 250, 100), s.lin(0, 146, 0, 232, "#6CC8C8", "#2E93A4", "#12647E"))
    ink(s, blob((170, 148), (190, 132), (214, 126), (250, 130), (250, 150), n=4), "#3F7D4E", ow=1.4, d=4)
    s.lines([wave(10, 240, y, 2, 30, y) for y in (156, 166, 200, 212, 222)], "#D8F8F0", 1.4, 0.55, smooth=False)
    s.shape(poly((46, 150), (86, 150), (98, 190), (36, 190)), "#FFF6D0", 0.3)
    dolphin_shape(s, 130, 132, 1.85, 1, -20, "#3F82A2")
    dolphin_shape(s, 190, 196, 0.9, -1, 16, "#5B9AB2")
    splash(s, 62, 194, 1.5, 3)
    splash(s, 218, 214, 0.9, 5)
    s.lines([wave(0, 250, 226, 3, 40)], "#FFFFFF", 3, 0.8, smooth=False)
    action_end(s, "dolphins")
    s.save("key_largo/action_dolphins")


def a_tavern():
    s = Svg(W, H, "action: The Siren tavern")
    action_frame(s, "tavern")
    s.shape(AWIN, s.rad(150, 110, 190, "#FFC46A", ("#A8502A", 0.45), ("#3A1618", 1)))
    for i in range(8):
        s.line([(20 + i * 30, 60), (18 + i * 30, 190)], "#3A1618", 1.6, 0.5)
    # window with the sea at dusk
    ink(s, rect(40, 84, 62, 66, 4), "#6A3A22", ow=1.8, d=3, hat=False)
    s.shape(rect(46, 90, 50, 54), s.lin(0, 90, 0, 144, "#2B3F6A", "#E88A5A", "#1E5A72"))
    s.shape(ell(72, 118, 8), "#FFE9B8")
    s.shape(rect(46, 120, 50, 24), "#1E5A72", 0.9)
    s.lines([[(58, 126), (84, 126)], [(62, 133), (80, 133)]], "#FFD9A0", 1.8, 0.9)
    s.lines([[(71, 90), (71, 144)], [(46, 117), (96, 117)]], "#6A3A22", 3.2, 1, False)
    # lantern
    s.shape(ell(150, 102, 50), "#FFF1C0", 0.2)
    s.line([(150, 60), (150, 80)], INK, 2.4)
    ink(s, rect(137, 80, 26, 36, 4), BRASS, ow=1.6, d=3, hat=False)
    s.shape(rect(141.5, 87, 17, 22, 3), "#FFFCE4")
    s.shape(blob((150, 90), (154, 99), (150, 107), (146, 99), n=5), "#FFB02E")
    # counter
    ink(s, poly((0, 190), (250, 190), (250, 250), (0, 250)), "#8A4E2A", ow=2, d=0, hat=False)
    s.shape(rect(0, 190, 250, 7), "#C98A4E")
    s.lines([[(0, 210), (250, 212)], [(0, 224), (250, 222)]], "#4A2412", 1.4, 0.6)
    # mermaid figurehead sign
    ink(s, ell(206, 132, 30, 33), "#1F5B6B", ow=2.2, d=6, hat=False)
    s.shape(ell(206, 132, 27, 30).difference(ell(206, 132, 25, 28)), "#E3A83B")
    ink(s, blob((196, 132), (200, 146), (214, 150), (220, 158), (230, 152), (224, 164), (206, 162), (192, 150),
        (190, 138), n=5), "#6FD0B4", ow=1.2, d=3, hat=False)
    s.shape(blob((196, 136), (194, 124), (200, 118), (208, 122), (206, 134), (204, 142)), "#F2C8A0", 1, INK, 1)
    s.shape(ell(201, 113, 7), "#F2C8A0", 1, INK, 1)
    s.shape(blob((194, 110), (202, 104), (212, 110), (218, 128), (211, 122), (207, 112), (198, 111)), "#C4432B", 1,
        INK, 1)
    mug(s, 70, 182, 22)
    mug(s, 124, 190, 18)
    ink(s, blob((174, 202), (172, 176), (178, 168), (178, 154), (186, 154), (186, 168), (192, 176), (190, 202), n=4),
        "#3F7D4E", ow=1.6, d=4, hat=False)
    s.shape(rect(174, 180, 15, 14), "#FFF0D0", 1, INK, 0.9)
    s.line([(178, 172), (178, 178)], "#D9F0C0", 2, 0.9)
    action_end(s, "tavern")
    s.save("key_largo/action_tavern")


def a_shop():
    s = Svg(W, H, "action: Old Salt equipment shop")
    action_frame(s, "shop")
    s.shape(AWIN, s.rad(110, 120, 190, "#E8C98A", ("#8A7A5A", 0.5), ("#2A3A40", 1)))
    for i in range(10):
        s.line([(16 + i * 25, 60), (16 + i * 25, 200)], "#2A2A24", 1.5, 0.45)
    ink(s, rect(14, 188, 226, 10), "#8A5A34", ow=1.8, d=2, hat=False)
    s.shape(rect(0, 199, 250, 40), "#4A3626")
    s.lines([[(20, 212), (230, 212)], [(20, 224), (230, 224)]], "#2A1C12", 1.4, 0.7, False)
    for x in (166, 192, 218):
        trident_shape(s, x, 192, x + 3, 78, 30)
    # helmet on the shelf
    s.shape(ell(86, 187, 52, 6), "#140C06", 0.4)
    ink(s, blob((34, 186), (44, 164), (86, 156), (128, 164), (138, 186), n=4), dk(BRASS, 0.1), ow=2, d=6, seed=3)
    for x, y in ((46, 180), (66, 172), (106, 172), (126, 180)):
        s.shape(ell(x, y, 3.4), "#FFF0B8", 1, "#6E4A14", 1)
    helmet(s, 86, 122, 44, False)
    coil(s, 60, 206, 27, n=2)
    coil(s, 116, 212, 22, "#B8662E", 2)
    weight_shape(s, 162, 206, 18)
    weight_shape(s, 196, 208, 16)
    action_end(s, "shop")
    s.save("key_largo/action_shop")


def a_market():
    s = Svg(W, H, "action: tourist market")
    action_frame(s, "market")
    s.shape(AWIN, s.lin(0, 62, 0, 232, "#8FD3E4", "#FCE8B4", "#E8C98A"))
    s.shape(ell(200, 96, 22), "#FFFBE0", 0.8)
    for x, h, c in ((26, 56, "#E3A887"), (62, 74, "#F6E6C2"), (104, 48, "#B9D0C0"), (196, 62, "#E8B98C")):
        ink(s, rect(x, 190 - h, 42, h), c, ow=1.4, d=4, hat=False)
        s.shape(poly((x - 4, 190 - h), (x + 21, 176 - h), (x + 46, 190 - h)), CORAL, 1, INK, 1.4)
        for k in (8, 24):
            s.shape(rect(x + k, 200 - h, 9, 12), "#5A7A80", 1, INK, 1)
    ink(s, rect(26, 182, 198, 60), "#A87645", ow=2, d=0, hat=False)
    s.lines([[(26, 200), (224, 200)], [(26, 216), (224, 216)]], "#5A3A24", 1.5, 0.7, False)
    for px in (36, 212):
        s.line([(px, 110), (px, 190)], INK, 7)
        s.line([(px, 110), (px, 190)], "#7A4A2C", 4)
    crate(s, 72, 184, 38, 3)
    amphora(s, 124, 184, 52, 0, 1)
    amphora(s, 148, 184, 42, 2, 0)
    bar(s, 184, 184, 34, 1)
    bar(s, 184, 169, 28, 2)
    awning(s, 16, 76, 218, 32, CORAL, n=8)
    # coins and a note on the counter front
    for _i, (x, y) in enumerate(((60, 214), (72, 218), (64, 206))):
        ink(s, ell(x, y, 9, 7), GOLD, ow=1.4, d=2, hat=False)
    ink(s, poly((126, 204), (192, 198), (196, 222), (130, 228)), "#CFE0B8", ow=1.4, d=2, hat=False)
    s.shape(ell(161, 213, 9, 8), "#6E9A68", 1, "#2E5A3A", 1)
    action_end(s, "market")
    s.save("key_largo/action_market")


def draw():
    a_wreck()
    a_dolphins()
    a_tavern()
    a_shop()
    a_market()
