"""The pictures of laws 11 to 20."""


from art.keyflower.kit import INK, dark, iso, lerp, light, n
from art.keythedral.scenery import SC, ST, WOOD, candle, cathedral, cube, fence, house, land, law, man, room, scroll, sky, table

@law(11)
def _(a):   # Surcharge: one cube more for the chest
    room(a, '#a89478', win=(-50, -24)); table(a, 4, 34, 128)
    man(a, 44, 46, 1.32, '#7a1a2a', 'feather', hair='#4a3a2a', beard=True, flip=-1, robe=True, arms=((-12, -24, -3, -16), (13, -26, 22, -24)))
    man(a, -38, 48, 1.24, SC['sun'], 'straw', arms=((-10, -24, -3, -17), (14, -26, 22, -26)))
    a.poly([(-58, 26), (66, 26), (74, 35), (-66, 35)], light(WOOD, .3), INK, 1.1); a.poly([(-66, 35), (74, 35), (74, 60), (-66, 60)], a.lin(-60, 35, 60, 60, (0, light(WOOD, .1)), (1, dark(WOOD, .4))), INK, 1.2); a.ticks([((-62, 41), (70, 41)), ((-62, 48), (70, 48))], dark(WOOD, .5), .8, .7)
    a.poly([(-12, 30), (26, 30), (26, 8), (-12, 8)], a.lin(-12, 8, 26, 30, (0, '#a8713c'), (1, '#5a3818')), INK, 1.4); a.poly([(-12, 8), (-8, -6), (30, -6), (26, 8)], '#3a2414', INK, 1.2); a.path('M-12 8Q-8 -12 10 -13Q28 -12 30 -6L26 8', 'none', INK, 1.2); a.ticks([((-5, 8), (-5, 30)), ((19, 8), (19, 30))], '#c98f3a', 2.8); a.blob(7, 15, 4, 4.6, '#e0a526', INK, 1, 0); a.ticks([((7, 14), (7, 18))], INK, 1.2)
    cube(a, 5, 2, 9, 'food'); cube(a, 16, 2, 9, 'wine'); cube(a, 0, -18, 9.5, 'water'); a.path('M-7 -30q7 -4 14 0M10 -22q4 -6 2 -10', 'none', '#fffaf0', 1.3, .8)
    scroll(a, 52, 28, 22, 14, 2, None)
@law(12)
def _(a):   # Objection
    room(a, '#a08a78', '#5a3a28', (-52, -22)); a.poly([(-4, 60), (-4, 10), (84, 4), (84, 60)], a.lin(0, 6, 70, 60, (0, '#a8713c'), (1, '#4f3018')), INK, 1.3); a.poly([(-8, 11), (-6, 4), (84, -2), (84, 5)], light(WOOD, .28), INK, 1.2)
    for x in (8, 32, 56): a.poly([(x, 18-x*.06), (x+18, 17-x*.06), (x+18, 50), (x, 50)], 'none', '#3a2010', 1.3)
    man(a, 54, 12, 1.12, '#22252b', 'wig', hair='#d9d2c0', flip=-1, robe=True, arms=((-13, -22, -6, -12), (12, -22, 6, -12)), skin='#e6bc98'); a.poly([(46, -22), (52, -19), (58, -22), (54, -12), (52, -16), (48, -11)], '#fffaf0', INK, .9)
    scroll(a, 22, 4, 20, 12, 2, None, -4)
    def paper(a): a.poly([(-25, -40), (-11, -45), (-7, -30), (-21, -25)], '#fffaf0', INK, 1); a.ticks([((-21, -38), (-12, -41)), ((-20, -34), (-11, -37))], '#7a6a4a', .9)
    man(a, -26, 54, 1.5, '#7a1a2a', 'wig', robe=True, arms=((-13, -28, -17, -36), (15, -34, 20, -50)), tool=paper, skin='#e6bc98'); a.poly([(-35, 10), (-27, 14), (-19, 10), (-23, 25), (-27, 19), (-31, 25)], '#fffaf0', INK, 1)
    a.ticks([((10, -34), (15, -40)), ((13, -28), (21, -31)), ((5, -38), (6, -46))], '#ffe9a0', 2)
@law(13)
def _(a):   # Building Stop: guard before a half-built house
    sky(a); land(a, '#93ad78', '#a8a05c', 2)
    a.g(transform='translate(14 26) scale(1.35)'); a.smooth([(-26, 6), (4, 22), (40, 10), (50, 18), (8, 34)], '#182014', op=.28); L, R = a.box(-18, -16, 0, 36, 32, 9, '#c9bfae'); a.stones(L, 3, 5); a.stones(R, 3, 4)
    for x, y in ((-18, 16), (0, 16), (18, 16), (18, 0), (18, -16), (-18, -16)): p, q = iso(x, y, 9), iso(x, y, 34); a.line([p, q], INK, 4, 0); a.line([p, q], light(WOOD, .2), 2.6, 0)
    for p, q in (((-18, 16, 34), (18, 16, 34)), ((18, 16, 34), (18, -16, 34)), ((-18, -16, 34), (18, -16, 34)), ((-18, -16, 34), (-18, 16, 34)), ((18, 16, 34), (18, 0, 50)), ((18, -16, 34), (18, 0, 50)), ((-18, 16, 34), (-18, 0, 50)), ((-18, 0, 50), (18, 0, 50)), ((-18, 16, 10), (0, 16, 34))): p, q = iso(*p), iso(*q); a.line([p, q], INK, 3.8, 0); a.line([p, q], light(WOOD, .15), 2.4, 0)
    a.ge()
    for p, q in (((-34, 6), (62, 46)), ((-34, 44), (64, 4))): a.line([p, q], INK, 8.4, .3); a.line([p, q], '#a3203a', 6, .2); a.ticks([(lerp(p, q, t), lerp(p, q, t+.07)) for t in (.1, .3, .62, .82)], '#f6ead0', 6); a.line([(p[0], p[1]-2), (q[0], q[1]-2)], light('#a3203a', .4), .9, .1, .6)
    def hal(a): ST(18, 2, 18, -54, w=2.4)(a); a.poly([(18, -56), (30, -52), (32, -42), (18, -44)], '#c3ccd4', INK, 1.1); a.poly([(15.6, -54), (18, -66), (20.4, -54)], '#e6eef2', INK, 1)
    man(a, -52, 54, 1.24, '#a3203a', 'cap', hatc='#9aa7b0', beard=True, hair='#6a4a2a', arms=((-14, -24, -8, -17), (15, -28, 18, -22)), tool=hal)
    a.g(transform='translate(64 52)'); [a.log(-24, i*6-8, 18, 3, 0) for i in range(2)]; a.ge()
@law(14)
def _(a):   # Master Mason
    sky(a); land(a, '#93ad78', '#b5a870', 6); cathedral(a, -52, 4, .55)
    a.poly([(-16, 42), (84, 42), (84, -18), (44, -18), (44, -4), (14, -4), (14, 10), (-16, 10)], '#8f8470', INK, 1.5)
    for r, (y, x0) in enumerate(((30, -16), (18, -16), (10, -16), (-4, 14), (-18, 44))):
        h = (12, 12, 8, 14, 14)[r]; x = x0-(r % 2)*6
        while x < 84:
            w = 17+a.j(3); u = max(x, x0); a.poly([(u+1, y+1), (min(x+w, 84)-.6, y+1), (min(x+w, 84)-.6, y+h-.6), (u+1, y+h-.6)], a.r.choice(('#d9cfba', '#cbbfa4', '#e6dcc6', '#bfb298')), None, jit=.5); a.line([(u+1.4, y+1.6), (min(x+w, 84)-2, y+1.4)], '#fffaf0', .8, .1, .7); x += w
    a.smooth([(14, -3), (20, -7), (30, -6), (42, -6), (44, -3)], '#f3ecd8', INK, .9)
    def trow(a): a.poly([(12, -24), (26, -28), (31, -22), (16, -19)], a.lin(14, -28, 26, -18, (0, '#f2f6f8'), (1, '#8a97a2')), INK, 1.1)
    man(a, -10, 52, 1.42, '#6a7a52', 'coif', beard=True, hair='#8a5a2f', apron='#e6d3a6', arms=((-13, -24, -3, -20), (13, -24, 15, -22)), tool=trow)
    a.poly([(26, -8), (46, -12), (46, -22), (26, -18)], '#e6dcc6', INK, 1.2) if 0 else None
    a.line([(66, -52), (66, -26)], INK, 1, 0); a.poly([(63, -27), (69, -27), (68, -20), (66, -16), (64, -20)], '#c98f3a', INK, 1); a.g(transform='translate(-50 48)'); a.cyl(0, 0, 12, 0, 10, '#8a5a2f', '#efe8d8', (.2, .8)); a.ge(); a.rock(-34, 56, 8, 8, '#d9cfba')
@law(15)
def _(a):   # Right of Way: a gap in the fence
    sky(a, sun=(40, -38)); land(a, '#9ab67a', '#86a84a', 2); house(a, 40, 6, .8, '#b4492f'); a.path('M-34 60Q-8 40 6 30Q20 20 28 8L36 8Q34 22 28 32Q18 44 16 60Z', '#e6cf9a', '#8f7f52', 1); a.tree(-62, 22, 14, 'dark'); a.bush(66, 30, 9, '#6f9a3f')
    fence(a, -84, 44, -32, 40, 6, SC['anchor'], 20); fence(a, 40, 38, 84, 36, 5, SC['anchor'], 20)
    a.poly([(-26, 46), (-22, 42), (0, 52), (-3, 56)], light(SC['anchor'], .1), INK, 1.1); a.poly([(16, 48), (34, 42), (36, 46), (18, 52)], SC['anchor'], INK, 1.1)
    def carry(a): [a.poly([(-18+i*2, -31-i*4.4), (30+i*2, -38-i*4.4), (33+i*2, -35.6-i*4.4), (30+i*2, -33.4-i*4.4), (-18+i*2, -27-i*4.4)], light(SC['anchor'], .12*i), INK, 1.1) for i in range(2)]
    man(a, 4, 46, 1.3, SC['fish'], 'cap', hair='#3a2a22', stride=5, flip=1, arms=((-12, -26, -8, -33), (13, -28, 12, -38)), tool=carry)
@law(16)
def _(a):   # Stile
    sky(a); land(a, '#9ab67a', '#7f9f46', 0); house(a, -50, 12, .85, '#4a5ac0', True)
    for x, y, r in ((60, 12, 12), (76, 16, 10)): a.tree(x, y, r, 'spring')
    fence(a, -84, 28, 84, 24, 18, SC['sun'], 22)
    a.g(transform='translate(6 0)')
    for p in ([(-26, 46), (-20, 46), (-18, 34), (-24, 34)], [(16, 46), (22, 44), (20, 32), (14, 34)]): a.poly(p, dark(WOOD, .2), INK, 1.2)
    a.poly([(-32, 38), (28, 34), (30, 30), (-30, 33)], light(WOOD, .25), INK, 1.2); a.poly([(-32, 38), (28, 34), (28, 38), (-32, 42)], WOOD, INK, 1.2); a.poly([(-18, 26), (20, 23), (22, 18), (-16, 21)], light(WOOD, .3), INK, 1.2); a.poly([(-18, 26), (20, 23), (20, 27), (-18, 30)], WOOD, INK, 1.2); a.ge()
    def pack(a): ST(18, -4, 22, -40, '#6b4526', 2.2)(a)
    man(a, 8, 22, 1.25, SC['star'], 'straw', stride=7, arms=((-13, -27, -20, -29), (14, -26, 19, -24)), tool=pack); a.ticks([((-26, -22), (-36, -20)), ((-24, -14), (-33, -11)), ((-22, -6), (-30, -2))], '#fffaf0', 1.6, .9)
    a.tuft(-60, 50, '#5d7d32', 8); a.tuft(54, 48, '#5d7d32', 8); a.dots([(-66, 44), (-40, 52), (48, 54), (66, 48)], '#fbe3ea', 1.4, 2)
@law(17)
def _(a):   # Fence Grant: a sealed writ and a free fence
    sky(a, sun=(-56, -40)); land(a, '#93ad78', '#86a84a', 0); a.fir(70, 18, 34); a.fir(56, 20, 28); house(a, -54, 6, .7, '#37a088')
    fence(a, -10, 44, 84, 40, 10, SC['fish'], 24, (3,)); 
    def mallet(a): a.line([(14, -28), (24, -46)], INK, 4, 0); a.line([(14, -28), (24, -46)], WOOD, 2.6, 0); a.g(transform='translate(24 -46) rotate(28)'); a.poly([(-8, -5), (8, -5), (8, 5), (-8, 5)], light(WOOD, .15), INK, 1.1); a.ticks([((-8, 0), (8, 0))], dark(WOOD, .4), .7); a.ge()
    a.poly([(19, 44), (19, 14), (22, 9), (25, 14), (25, 44)], light(SC['fish'], .25), INK, 1.2)
    man(a, 0, 52, 1.3, '#2f8f78', 'cap', hair='#8a5a2f', arms=((-10, -26, 9, -22), (15, -33, 14, -30)), tool=mallet, apron='#d9c08a')
    scroll(a, -48, 20, 40, 44, 5, '#a3203a', -7); a.ticks([((26, -4), (30, -10)), ((31, 0), (37, -3)), ((20, -6), (19, -12))], '#ffe9a0', 1.9)
@law(18)
def _(a):   # Long Sitting
    a.path('M-82 -60H82V60H-82Z', a.rad(-10, 0, 100, (0, '#a8794a'), (.5, '#5f4334'), (1, '#2b2028'))); a.path('M34 -4V-34Q36 -48 52 -54Q68 -48 70 -34V-4Z', '#1c2450', '#7a6248', 3); a.blob(50, -34, 8, 8, '#fff0b8', jit=0, k=12); a.blob(54, -36, 6.6, 6.6, '#1c2450', jit=0, k=12); a.dots([(62, -26), (42, -22), (62, -42)], '#fff6cc', .8, 1.2); a.line([(52, -54), (52, -4)], '#7a6248', 1.6, 0); a.line([(34, -18), (70, -18)], '#7a6248', 1.4, 0)
    for r in range(7): a.line([(-82, -50+r*13), (30, -50+r*13)], '#2b2028', .9, .4, .4)
    man(a, -48, 46, 1.25, '#7a1a2a', 'wig', robe=True, skin='#e6bc98', eyes='z', arms=((-10, -22, 4, -20), (12, -22, 3, -17))); man(a, 44, 48, 1.25, '#3d5a46', 'feather', hair='#b9b2a6', beard=True, flip=-1, robe=True, arms=((-12, -24, -4, -18), (13, -27, 14, -36)))
    a.poly([(-72, 20), (70, 18), (84, 30), (-84, 32)], light(WOOD, .25), INK, 1.2); a.poly([(-84, 32), (84, 30), (84, 60), (-84, 60)], a.lin(-60, 30, 60, 60, (0, WOOD), (1, dark(WOOD, .55))), INK, 1.2)
    for i in range(7): y = 25-i*3; a.poly([(-14+a.j(3), y), (14+a.j(3), y-1), (15+a.j(2), y-4), (-13+a.j(2), y-3)], ('#fffaf0', '#ead9b2', '#f7ecd0')[i % 3], INK, .8, .3)
    candle(a, -26, 26, 10); candle(a, 24, 25, 22); a.poly([(54, 27), (66, 27), (66, 24.6), (54, 24.6)], WOOD, INK, .9); a.path('M56 24C56 16 60 16 60 14S56 10 56 4H64C64 10 60 12 60 14S64 16 64 24Z', '#dfeef4', INK, 1.1); a.poly([(57, 24), (63, 24), (60, 18)], '#e0a526', None, jit=0); a.poly([(54, 4), (66, 4), (66, 1.6), (54, 1.6)], WOOD, INK, .9)
    for x, y, r in ((-36, -18, 2.2), (-29, -27, 3), (-19, -39, 4)): a.path('M%s %sh%sl%s %sh%s' % (n(x), n(y), n(r*2), n(-r*2), n(r*2), n(r*2)), 'none', '#dfe6ff', 1.5)
@law(19)
def _(a):   # Precedence: the herald leads
    sky(a, clouds=2); land(a, '#9ab67a', '#b5ad6a', 4); cathedral(a, 50, 4, .62); a.path('M-84 44Q-30 34 20 30Q44 24 50 6L58 6Q60 28 40 38Q0 52 -40 60H-84Z', '#e6cf9a', '#8f7f52', 1)
    man(a, -66, 42, .9, SC['anchor'], 'cap', stride=3); man(a, -38, 44, .98, SC['fish'], 'coif', hair='#8a5a2a', stride=3)
    def horn(a):
        ST(10, -36, 36, -44, '#d9a026', 2.4)(a); a.poly([(34, -48), (45, -53), (47, -41), (36, -41)], a.lin(34, -50, 46, -40, (0, '#fff0b0'), (1, '#b4781a')), INK, 1.1); a.poly([(15, -36), (31, -41), (30, -20), (24, -25), (17, -17)], SC['star'], INK, 1.1); a.dots([(23, -31)], '#ffd50c', 4, 4)
    man(a, 8, 54, 1.5, '#3d50d8', 'feather', hatc='#33415e', hair='#6a4a2a', stride=5, arms=((-12, -30, 4, -33), (14, -31, 14, -37)), tool=horn)
    a.blob(8, 22, 6.4, 6.4, a.rad(6, 20, 9, (0, '#fff0b0'), (1, '#c98a1e')), INK, 1.1, .02); a.ticks([((8, 18.6), (8, 25.4)), ((6.4, 20.4), (8, 18.6))], '#5a3a08', 1.5)
    for i in range(3): a.path('M%s %sq5 7 1 15' % (n(66+i*5), n(-26-i*3)), 'none', '#fffaf0', 1.6, .9)
@law(20)
def _(a):   # Substitute: wine for food, in the balance
    room(a, '#b59c7c', win=(-54, -26)); man(a, 0, 27, 1.6, '#3d7a46', 'straw', hair='#4a3020', robe=True, arms=((-14, -22, -15, -21), (14, -22, 15, -21)))
    a.poly([(-72, 26), (72, 24), (84, 33), (-84, 35)], light(WOOD, .3), INK, 1.2); a.poly([(-84, 35), (84, 33), (84, 60), (-84, 60)], a.lin(-60, 33, 60, 60, (0, light(WOOD, .08)), (1, dark(WOOD, .45))), INK, 1.2); a.ticks([((-82, 42), (82, 40)), ((-82, 50), (82, 48))], dark(WOOD, .5), .8, .7)
    for s, nm in ((-1, 'food'), (1, 'wine')):
        x = s*44; a.ticks([((x, -9), (x-14, 14)), ((x, -9), (x+14, 14))], '#5a4a2a', 1.3); cube(a, x, 7, 13, nm); a.path('M%s 14H%sQ%s 24 %s 24Q%s 24 %s 14Z' % (n(x-17), n(x+17), n(x+13), n(x), n(x-13), n(x-17)), a.lin(x-16, 14, x+16, 24, (0, '#ffe9a0'), (1, '#a8701a')), INK, 1.2)
    a.line([(-47, -10), (47, -10)], INK, 5.4, 0); a.line([(-47, -10), (47, -10)], '#d9a026', 3.4, 0); a.line([(-47, -11), (47, -11)], '#fff0b0', 1, 0); [a.blob(x, -10, 4, 4, '#ffe9a0', INK, 1.1, 0) for x in (-47, 0, 47)]; [a.blob(x, -9.6, 4.6, 4, '#e6b48a', INK, 1.1, 0) for x in (-22, 22)]
    for s in (-1, 1): a.path('M%s 44Q0 %s %s 44' % (n(-s*18), n(44-s*9), n(s*18)), 'none', INK, 4.6); a.path('M%s 44Q0 %s %s 44' % (n(-s*18), n(44-s*9), n(s*18)), 'none', '#f3e0a0', 2.6); a.poly([(s*24, 44), (s*17, 39.6), (s*16.4, 48.4)], '#f3e0a0', INK, 1)
