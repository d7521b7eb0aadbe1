"""Cottages, houses, fences and workers of five seats, and the cathedral in the middle."""

from art.keyflower.common import B
from art.keyflower.kit import INK, Art, dark, light

SEAT = {'anchor': '#b1361b', 'fish': '#37b096', 'sun': '#ffc924', 'moon': '#5c2569', 'star': '#3d50d8', 'shell': '#e8dfca'}
YARD, GARDEN = ('#f2ead6', '#d5c6a2'), ('#a8c47a', '#6f9448')
def diamond(a, c, ground=YARD):
    d = [(0, -58), (58, 0), (0, 58), (-58, 0)]; a.poly(d, dark(c, .35), '#16140f', 2, 0); a.poly([(x*.93, y*.93) for x, y in d], a.lin(-30, -30, 30, 30, (0, light(c, .25)), (1, c)), None, jit=0); a.poly([(x*.78, y*.78) for x, y in d], a.lin(-30, -30, 30, 30, (0, ground[0]), (1, ground[1])), '#6f6246', 1.2, .3); a.ticks([((a.j(30), a.j(20)), (a.j(30), a.j(20))) for _ in range(0)], INK, 1)
def worker_dress(a, nm, c):
    """hat and tabard: the second sign of the seat, readable at 30 px as a silhouette"""
    lt = light(c, .55); dk = dark(c, .5)
    if nm == 'star':      # tall pointed hat, white chevron tabard
        a.path('M-9 -5L-5 -9L0 -5L5 -9L9 -5L8 -10L0 -17L-8 -10Z', '#fffaf0', INK, 1.2)
        a.path('M-9.6 -29C-5 -33 -4 -42 2 -51C3.6 -43 6 -33 9.6 -29Q0 -25.6 -9.6 -29Z', a.lin(-8, -46, 9, -28, (0, lt), (.5, c), (1, dk)), INK, 1.6); a.path('M-6.6 -31Q0 -28.4 6.6 -31', 'none', '#ffd50c', 2.2); a.path('M-2.6 -34Q-.4 -40 1 -45', 'none', '#dfe4ff', 1.2)
    if nm == 'anchor':    # wide flat sailor's hat, two stripes
        a.path('M-9.4 -6Q0 -3 9.4 -6M-8.8 -12Q0 -9 8.8 -12', 'none', '#fffaf0', 2.6)
        a.blob(0, -31, 15, 4, a.lin(-14, -34, 14, -28, (0, lt), (.5, c), (1, dk)), INK, 1.6, 0, 14); a.path('M-7.4 -32V-37.4Q0 -40.4 7.4 -37.4V-32Q0 -29.6 -7.4 -32Z', light(c, .1), INK, 1.5); a.path('M-7.2 -33.4Q0 -31 7.2 -33.4', 'none', '#22252b', 2.4); a.path('M9 -29q4 3 2.4 8', 'none', '#22252b', 2)
    if nm == 'fish':      # fisher's hood with cape
        a.path('M-11 -12C-11 -20 -8 -24 -5 -25H5C8 -24 11 -20 11 -12L6.6 -14.4L3.4 -10L0 -13.6L-3.4 -10L-6.6 -14.4Z', light(c, .22), INK, 1.4)
        a.path('M-6 -22.6C-7.4 -30 -5 -33 0 -33S7.4 -30 6 -22.6C10 -26 10.6 -38 2.4 -41Q6 -44.6 8.6 -43.6Q5 -48 -1 -44C-11.4 -42 -11.4 -29 -6 -22.6Z', a.lin(-9, -42, 9, -24, (0, lt), (.45, c), (1, dk)), INK, 1.6)
    if nm == 'sun':       # broad straw hat, apron
        a.path('M-4.6 -19L4.6 -19L6.6 -1.6Q0 1 -6.6 -1.6Z', '#fff6dc', INK, 1.3); a.ticks([((-2.6, -7), (2.6, -7))], '#a8701a', 1.6)
        a.blob(0, -30.4, 15.6, 5.4, a.lin(-14, -34, 14, -27, (0, '#fff3c0'), (.6, '#f0c040'), (1, '#a8781a')), INK, 1.6, 0, 14); a.path('M-7 -31.4C-7 -40 7 -40 7 -31.4Q0 -28.6 -7 -31.4Z', '#ffe488', INK, 1.5); a.path('M-6.8 -32.4Q0 -29.8 6.8 -32.4', 'none', '#a3203a', 2.2)
    if nm == 'moon':      # beret with plume, sash
        a.path('M-6.6 -19.6L9 -4L7.6 -1L-8.4 -15.6Z', '#fffaf0', INK, 1.2)
        a.smooth([(-12, -30), (-12.6, -36), (-2, -41), (9, -39), (10, -32), (7, -29), (0, -31), (-7, -28.4)], a.lin(-10, -40, 9, -29, (0, lt), (.5, c), (1, dk)), INK, 1.6, ten=.9); a.path('M6 -38C8 -48 15 -52 19 -48C16 -47.4 17 -45 14.6 -44C14 -40 11 -38 7 -35.6Z', '#fffaf0', INK, 1.3)
    if nm == 'shell':     # pilgrim's hat, brim turned up, with a shell
        a.path('M-8.6 -20Q0 -13 8.6 -20L10 -15Q0 -7 -10 -15Z', '#8a5a3a', INK, 1.3); a.path('M-15 -33Q-9 -27 0 -27.6Q9 -27 15 -33Q8 -31.6 0 -31.6Q-8 -31.6 -15 -33Z', a.lin(-14, -34, 14, -27, (0, lt), (.5, '#9a6a44'), (1, '#5a3a24')), INK, 1.6); a.path('M-8 -32Q-8 -43 0 -43.6Q8 -43 8 -32Q0 -29.6 -8 -32Z', '#a87850', INK, 1.5); a.path('M0 -32.4L-4.4 -37Q0 -41.4 4.4 -37Z', '#fffaf0', INK, 1.2)
def cottages():
    for nm, c in SEAT.items():
        a = Art(-60, -60, 120, 120, seed=5, pid='kc'+nm[:2]); diamond(a, c); a.g(transform='translate(-2 4)'); a.poly([(-26, 8), (2, 24), (30, 8), (38, 14), (4, 32)], '#182014', None, op=.28)
        L, R = a.box(-16, -14, 0, 32, 28, 16, '#f3e6c6', sw=1.5); a.timber(L, (0, .5, 1), (0, 1), sw=2); a.door(L, .27, .26, .8); a.window(L, .75, .3, .24, .45); a.window(R, .5, .3, .3, .45); a.gable(-16, -14, 32, 28, 16, 19, 'x', 4, c, '#f3e6c6', 'tile', 4, 1.2); a.ge(); a.save('cottage_'+nm)
        a = Art(-60, -60, 120, 120, seed=6, pid='kh'+nm[:2]); diamond(a, c, GARDEN); a.g(transform='translate(-2 9)'); a.poly([(-28, 8), (2, 26), (32, 8), (42, 14), (4, 34)], '#182014', None, op=.28); a.chimney(-12, -10, 42, 14, 6); a.chimney(6, -12, 42, 12, 6)
        L, R = a.box(-18, -16, 0, 36, 30, 15, '#c9bfae', sw=1.5); a.stones(L, 3, 5); a.stones(R, 3, 4); a.door(L, .5, .26, .85); a.window(L, .17, .3, .16, .45); a.window(L, .84, .3, .16, .45)
        L, R = a.box(-19, -17, 15, 38, 32, 14, '#f3e6c6', sw=1.5); a.timber(L, (0, .33, .66, 1), (0, 1), ((0, 0, .33, 1), (.66, 1, 1, 0)), sw=2); a.timber(R, (0, .5, 1), (0, 1), sw=2); a.window(L, .5, .3, .18, .45); a.window(R, .26, .3, .22, .45); a.window(R, .75, .3, .22, .45); a.gable(-19, -17, 38, 32, 29, 19, 'x', 4, c, '#f3e6c6', 'tile', 4, 1.2); a.ge(); a.save('house_'+nm)
        # fence along x, length 74
        a = Art(-44, -16, 88, 30, seed=7, pid='ke'+nm[:2]); a.blob(2, 9, 40, 3.6, '#10140c', op=.35)
        for y in (-3, 4): a.line([(-38, y), (38, y)], INK, 6, .2); a.line([(-38, y), (38, y)], c, 3.8, .1); a.line([(-38, y-1), (38, y-1)], light(c, .5), 1, .1)
        for x in (-34, -17, 0, 17, 34): a.poly([(x-4, 10), (x-4, -8), (x, -13), (x+4, -8), (x+4, 10)], light(c, .12), INK, 1.7, .1); a.line([(x-2, 7), (x-2, -7)], light(c, .6), 1.1, 0)
        a.save('fence_'+nm)
        # worker: turned wooden figure on a disc
        a = Art(-24, -54, 48, 64, seed=8, pid='kk'+nm[:2]); a.blob(2, 4, 18, 5, '#10140c', op=.35); a.blob(0, 2, 16, 6, dark(c, .45), INK, 1.6, 0, 14); a.blob(0, -1, 16, 6, c, INK, 1.6, 0, 14); a.blob(-3, -2, 11, 3.2, light(c, .35), jit=0)
        a.path('M-9 0C-10 -10 -8 -18 -5 -21L5 -21C8 -18 10 -10 9 0C6 3 -6 3 -9 0Z', a.lin(-9, 0, 10, 0, (0, light(c, .35)), (.45, c), (1, dark(c, .45))), INK, 1.7); a.path('M-6.6 -2C-7 -9 -5.6 -15 -3.6 -19', 'none', light(c, .65), 1.5); a.blob(0, -27, 7.4, 7.4, a.rad(-3, -30, 12, (0, '#ffe6c0'), (1, '#dca878')), INK, 1.7, 0, 12); worker_dress(a, nm, c); a.save('worker_'+nm)
def keytile():
    a = Art(-60, -66, 120, 126, seed=9, pid='kth'); d = [(0, -58), (58, 0), (0, 58), (-58, 0)]; a.poly(d, '#3a3d46', '#16140f', 2, 0); a.poly([(x*.92, y*.92) for x, y in d], a.lin(-30, -30, 30, 30, (0, '#f7ecd0'), (1, '#cdb688')), '#6f6246', 1.2, .2)
    a.g(transform='translate(4 10) scale(.74)'); B['keythedral'](a); a.ge(); a.save('centre')
