"""The pictures of laws 1 to 10."""

import math

from art.keyflower.kit import INK, P, dark, iso, lerp, light, n
from art.keythedral.scenery import CUBE, LAW, PAPER, SC, ST, STONE, WOOD, candle, cathedral, crow, cube, fence, hill, house, land, law, man, room, scroll, sheaf, sky, table

@law(1)
def _(a):   # Own Roster: the steward hangs the five order tokens
    room(a, win=None); a.poly([(-30, -46), (72, -46), (72, 6), (-30, 6)], '#14100a', None, op=.3); a.poly([(-34, -50), (70, -50), (70, 2), (-34, 2)], a.lin(-34, -50, 70, 2, (0, light(WOOD, .2)), (1, dark(WOOD, .3))), INK, 1.5); a.ticks([((-32, -50+i*9), (68, -50.6+i*9)) for i in range(1, 6)], dark(WOOD, .45), .7, .6)
    for i in range(5):
        x = -22+i*20; a.path('M%s -4V-24Q%s -34 %s -40Q%s -34 %s -24V-4Z' % (n(x-7.5), n(x-7), n(x), n(x+7), n(x+7.5)), a.lin(x-7, -40, x+7, -4, (0, '#fffaf0'), (1, '#cdb88c')), INK, 1.1); a.path('M%s -7V-23Q%s -31 %s -35Q%s -31 %s -23V-7Z' % (n(x-5), n(x-4.6), n(x), n(x+4.6), n(x+5)), '#3a342c', '#6f6246', .9)
        if i < 4: a.blob(x, -17, 5.2, 5.2, a.rad(x-2, -19, 8, (0, '#fff0b0'), (1, '#c98a1e')), INK, 1, .02); a.dots([(x+d, -17+e) for d, e in ([(0, 0)], [(-2, 0), (2, 0)], [(-2, 1.4), (2, 1.4), (0, -2)], [(-2, -2), (2, -2), (-2, 2), (2, 2)])[i]], '#5a3a08', .8, .9)
    man(a, 50, 50, 1.12, '#a3203a', 'feather', arms=((-15, -26, -6, -19), (13, -34, 9, -52)), flip=1, robe=True, tool=None); a.blob(61, -11, 5.2, 5.2, a.rad(59, -13, 8, (0, '#fff0b0'), (1, '#c98a1e')), INK, 1, .02)
    man(a, -58, 55, 1.22, SC['star'], 'straw', arms=((-11, -22, -12, -14), (13, -26, 15, -33))); man(a, -24, 56, 1.16, SC['fish'], 'cap', hair='#8a4a22'); man(a, 6, 57, 1.1, SC['sun'], 'coif', hair='#3a2a22')
@law(2)
def _(a):   # Second Call: the bell calls two doors
    sky(a, sun=(-56, -40)); land(a); house(a, -48, 10, .95, '#4a5ac0', True); house(a, 52, 8, .9, '#4a5ac0', True)
    man(a, -40, 54, .95, SC['star'], 'straw', stride=4); man(a, 60, 54, .95, SC['star'], 'straw', flip=-1, stride=4)
    def bell(a): a.g(transform='translate(17 -37) rotate(38)'); a.blob(0, -22, 2.6, 2.4, '#5a3a08', INK, .9, 0); a.path('M-10.5 -21C-6.6 -19.6 -7.4 -9 -2.8 -6.6L2.8 -6.6C7.4 -9 6.6 -19.6 10.5 -21Q0 -17.6 -10.5 -21Z', a.lin(-9, -18, 9, -10, (0, '#fff0b0'), (.5, '#e0a526'), (1, '#8f5f14')), INK, 1.2); a.line([(0, -7), (0, 3)], INK, 4, 0); a.line([(0, -7), (0, 3)], '#8a5a2f', 2.4, 0); a.ge(); [a.path('M%s %sq%s %s %s %s' % tuple(map(n, q)), 'none', '#fffaf0', 1.5) for q in ((20, -60, 5, -2, 9, 1), (40, -50, 3, 4, 1, 9), (19, -64.6, 8, -3, 14, 2))]
    man(a, 6, 56, 1.36, '#8a2438', 'feather', hair='#6a4a2a', arms=((-15, -25, -9, -19), (14, -28, 17, -38)), beard=True, tool=bell)
@law(3)
def _(a):   # First Out: alone at dawn
    sky(a, '#5d7aa8', '#ffd9a0', (40, -2), '#fff0b0', 2); a.path(a.spl([(-81, 0), (-40, -9), (10, -3), (60, -8), (81, -3)], False, 1.)+'L81 30L-81 30Z', '#8794a8'); hill(a, [(-84, 12), (-30, 5), (20, 9), (84, 4)], '#6f8a58'); a.path('M-20 60Q10 34 26 24Q38 14 46 8L52 8Q46 20 40 28Q30 42 30 60Z', '#e6cf9a', '#8f7f52', 1)
    house(a, -50, 22, 1.0, '#4a5ac0', True); a.fir(62, 26, 30, '#3c5f58'); a.fir(74, 30, 26, '#33524c'); a.smooth([(-30, 50), (6, 47), (8, 50), (-28, 56)], '#1c2030', op=.35)
    def tool(a): ST(14, -8, 10, -48, w=2.2)(a); a.poly([(3, -50), (19, -48), (17, -43), (5, -44)], '#9aa7b0', INK, 1)
    man(a, 14, 50, 1.15, SC['star'], 'straw', stride=6, arms=((-12, -24, -13, -16), (13, -25, 13, -26)), tool=tool)
    for x, y in ((6, -38), (14, -42), (-8, -34)): a.path('M%s %sq3 -3 5 0q2 -3 5 0' % (n(x), n(y)), 'none', '#3a3a4a', 1.1)
@law(4)
def _(a):   # Spare Bed: two sleepers under one roof
    a.path('M-82 -60H82V60H-82Z', a.rad(-20, -20, 110, (0, '#6a7398'), (.6, '#3f4668'), (1, '#23263f'))); a.poly([(-84, 8), (-84, -60), (-50, -60)], '#5a4230', INK, 1.4); a.poly([(84, 8), (84, -60), (50, -60)], '#3f2d20', INK, 1.4); a.line([(-84, 2), (-46, -62)], '#8a6238', 5, .2); a.line([(84, 2), (46, -62)], '#6b4526', 5, .2)
    a.path('M-16 -12V-32Q-14 -44 0 -50Q14 -44 16 -32V-12Z', '#1c2450', '#8a6238', 3); a.blob(-2, -30, 8, 8, '#fff0b8', jit=0, k=12); a.blob(2, -32, 6.6, 6.6, '#1c2450', jit=0, k=12); a.dots([(8, -22), (10, -36), (-11, -20), (6, -42)], '#fff6cc', .8, 1.2); a.line([(0, -50), (0, -12)], '#8a6238', 1.6, 0); a.poly([(-12, -10), (14, -10), (44, 60), (-40, 60)], '#a8b8f0', None, op=.16)
    a.poly([(-84, 26), (84, 26), (84, 60), (-84, 60)], '#5a4232', INK, 1.2); a.ticks([((max(-78, -80+i*24), 27), (max(-78, min(78, -100+i*29)), 60)) for i in range(8)], '#33241a', .9, .8)
    for x, c, h in ((-42, SC['star'], '#6a4a2a'), (36, '#5064e0', '#c98a4a')):
        a.poly([(x-30, 40), (x-30, 2), (x-25, 0), (x-25, 40)], WOOD, INK, 1.2); a.poly([(x+27, 42), (x+27, 14), (x+32, 13), (x+32, 42)], dark(WOOD, .2), INK, 1.2); a.poly([(x-28, 34), (x+30, 34), (x+30, 26), (x-28, 26)], dark(WOOD, .15), INK, 1.2)
        a.smooth([(x-27, 22), (x-22, 13), (x-8, 14), (x-6, 24), (x-20, 27)], '#fffaf0', INK, 1.1); man_head = (x-14, 14); a.blob(*man_head, 6.6, 6.4, a.rad(x-16, 12, 10, (0, '#ffe0bc'), (1, '#d09a6c')), INK, 1.1, .02); a.path('M%s 13q1.6 1.4 3 0M%s 13q1.4 1.4 2.6 0' % (n(x-15), n(x-10.6)), 'none', INK, .9); a.path('M%s 17.6q2 1.2 3.4 0' % n(x-13), 'none', '#8a3a2a', .9)
        a.path('M%s 12C%s 2 %s 2 %s 8L%s -4Q%s 4 %s 12Z' % (n(x-21), n(x-20), n(x-8), n(x-8), n(x-26), n(x-26), n(x-21)), light(c, .1), INK, 1.1); a.blob(x-26, -4, 2.4, 2.4, '#fffaf0', INK, .8, 0)
        a.path('M%s 30Q%s 14 %s 15Q%s 12 %s 16Q%s 14 %s 30Q%s 34 %s 30Z' % (n(x-10), n(x-10), n(x), n(x+12), n(x+18), n(x+30), n(x+29), n(x+8), n(x-10)), a.lin(x, 12, x+20, 32, (0, light(c, .4)), (1, dark(c, .3))), INK, 1.2); a.ticks([((x+2, 18), (x, 29)), ((x+12, 17), (x+12, 30)), ((x+21, 18), (x+23, 29))], '#f3d98a', 1.6, .8)
    for i, (x, y) in enumerate(((-20, 0), (-14, -8), (58, 0), (64, -9))): r = 2.4+(i % 2)*.8; a.path('M%s %sh%sl%s %sh%s' % (n(x), n(y), n(r*2), n(-r*2), n(r*2), n(r*2)), 'none', '#dfe6ff', 1.4)
@law(5)
def _(a):   # Good Season
    sky(a, '#7fb9de', '#fff0c0', (-46, -36)); land(a, '#b9c46a', '#dcbc54', 0)
    a.ticks([((x, y), (x+a.j(1.4), y-7)) for y in (24, 31) for x in range(-80, 82, 5)], '#b98a2a', 1.3, .8); a.dots([(x, y-8) for y in (24, 31) for x in range(-80, 82, 5)], '#ffe9a0', 1.2, 1.9)
    house(a, -58, 12, .6, '#c98a3a', False, 'thatch')
    a.poly([(-22, 30), (46, 24), (44, 8), (-20, 12)], a.lin(-20, 8, 40, 30, (0, light(WOOD, .3)), (1, dark(WOOD, .2))), INK, 1.3); 
    for x, y, s in ((-12, 14, .9), (4, 12, 1.05), (22, 11, 1.05), (38, 11, .9), (-2, 4, .95), (14, 2, 1.05), (30, 2, .95), (14, -9, .95)): sheaf(a, x, y, s)
    a.poly([(-23, 28), (46, 22), (46, 26), (-23, 32)], dark(WOOD, .1), INK, 1.1); a.poly([(-23, 15), (46, 10), (46, 13), (-23, 18)], light(WOOD, .2), INK, 1.1)
    for x, y in ((-8, 34), (32, 31)): a.blob(x, y, 12, 12, '#14180c', op=.3, jit=0); a.blob(x, y, 11, 11, 'none', INK, 5, 0, 14); a.blob(x, y, 11, 11, 'none', light(WOOD, .1), 2.8, 0, 14); a.ticks([((x-9*math.cos(t), y-9*math.sin(t)), (x+9*math.cos(t), y+9*math.sin(t))) for t in (0.3, 1.1, 1.9, 2.7)], '#5a3a1e', 1.6); a.blob(x, y, 2.6, 2.6, '#5a3a1e', INK, .8, 0)
    man(a, 62, 50, 1., '#3d7a46', 'straw', flip=-1, arms=((-12, -34, -13, -47), (12, -34, 13, -47)))
    sheaf(a, -48, 52, 1.1); sheaf(a, -66, 50, .9)
@law(6)
def _(a):   # Poor Season
    sky(a, '#5f6878', '#b9b2a0', None, clouds=0); 
    for x, y, w, c in ((-44, -44, 35, '#4b5260'), (8, -48, 46, '#565e6c'), (47, -40, 32, '#444b58')): a.smooth([(x-w, y+6), (x-w*.6, y-5), (x-w*.1, y-11), (x+w*.4, y-6), (x+w, y+5), (x+w*.4, y+11), (x-w*.4, y+10)], c, '#333944', 1.1); a.smooth([(x-w*.8, y+2), (x-w*.3, y-6), (x+w*.2, y-5), (x-w*.2, y)], light(c, .3), op=.6)
    a.ticks([((x, y), (x-5, y+11)) for x in range(-76, 84, 11) for y in (-30+(x % 3)*5, -8+(x % 4)*4)], '#cfd8e2', .9, .55); land(a, '#86826a', '#8f7f5a', 4)
    for x in range(-74, 80, 12): y = 34+(x % 5)*2; a.path('M%s %sq-1 -9 3 -12q4 -1 5 4M%s %sq-2 -5 -5 -5' % (n(x), n(y), n(x+.4), n(y-6)), 'none', '#6d5a2a', 1.5)
    # scarecrow and crows
    a.line([(-2, 54), (-2, -18)], INK, 5, .2); a.line([(-2, 54), (-2, -18)], '#7a5230', 3.2, .2); a.line([(-34, -4), (30, -8)], INK, 5, .2); a.line([(-34, -4), (30, -8)], '#7a5230', 3.2, .2)
    a.poly([(-26, -10), (-6, -15), (4, -15), (24, -14), (24, -2), (10, 0), (12, 24), (6, 20), (0, 27), (-6, 20), (-14, 25), (-13, 0), (-27, 2)], a.lin(-20, -10, 16, 20, (0, '#8f7f9a'), (1, '#4a3f58')), INK, 1.3); a.poly([(-8, 4), (1, 3), (2, 12), (-8, 13)], '#a3203a', INK, .9); a.ticks([((-9, 3), (-11, 1)), ((3, 13), (5, 15))], '#f3e6c6', 1)
    a.blob(-1, -23, 8, 8.4, '#d9bd82', INK, 1.2, .04); a.ticks([((-5, -26), (-2, -23)), ((-2, -26), (-5, -23)), ((2, -26), (5, -23)), ((5, -26), (2, -23))], INK, 1.1); a.path('M-5 -19q4 -2 8 .6', 'none', INK, 1.1); a.poly([(-15, -29), (14, -32), (8, -34), (3, -47), (-6, -44), (-8, -32)], '#6b4a2c', INK, 1.2)
    crow(a, 32, -14); crow(a, -30, -10); crow(a, 54, 30); crow(a, -52, 44)
@law(7)
def _(a):   # Poor Relief
    room(a, '#a99b84', '#8a7a66', (-52, -28)); a.path('M20 34V-20Q22 -44 50 -54Q78 -44 80 -20V34Z', '#e6d9bd', INK, 1.5); a.path('M28 33V-18Q30 -36 50 -45Q70 -36 72 -18V33Z', a.lin(28, -40, 72, 30, (0, '#8a5a30'), (1, '#4a2f1a')), INK, 1.3); a.ticks([((39, -38), (39, 33)), ((50, -44), (50, 33)), ((61, -38), (61, 33))], '#3a2414', 1, .8); a.ticks([((28, -12), (46, -12)), ((28, 14), (46, 14))], '#2a2622', 2.2)
    a.poly([(14, 34), (84, 32), (84, 39), (12, 41)], '#cdbfa2', INK, 1.2); a.poly([(6, 41), (84, 39), (84, 47), (4, 49)], '#b5a688', INK, 1.2)
    def bread(a): a.smooth([(10, -22), (12, -28), (20, -30), (27, -26), (26, -21), (18, -19)], '#c98a3a', INK, 1.1); a.ticks([((15, -28), (17, -24)), ((20, -28.6), (22, -24.6))], '#fbe0a0', 1.3)
    man(a, 30, 50, 1.32, '#7a5a3c', 'none', hair='#8a7a6a', flip=-1, robe=True, arms=((-12, -26, -3, -22), (12, -26, 16, -22)), tool=bread); a.g(transform='translate(30 50) scale(-1.32 1.32)'); a.path('M-6.4 -36C-8 -46 7 -47 6.2 -40Q4 -44.6 -.6 -44.4Q-4.6 -43 -4.6 -38Z', '#8a6a4a', INK, 1); a.ge()
    man(a, -26, 56, 1.24, '#8a7a50', 'hood', hatc='#6a604e', arms=((-10, -22, 4, -22), (13, -24, 20, -28)), eyes='o'); man(a, -58, 57, 1.06, '#5f8078', 'coif', hair='#8a5a2a', arms=((-8, -22, 4, -24), (11, -24, 13, -30)))
    a.poly([(62, 36), (82, 36), (80, 22), (64, 22)], '#b98a52', INK, 1.2); [a.smooth([(x-6, 22), (x-4, 16), (x+3, 15), (x+7, 21)], '#d09a4a', INK, 1) for x in (68, 77)]
@law(8)
def _(a):   # Open Market
    sky(a, clouds=2); house(a, -62, -2, .62, '#b4492f'); house(a, 64, -4, .62, '#5f7390'); hill(a, [(-84, 10), (0, 7), (84, 10)], '#c9b182', '#8f7f52', False)
    for i in range(30): a.path('M%s %sq4 -2 8 0' % (n(a.j(76)), n(30+a.j(18))), 'none', '#8f7a50', .8, .7)
    a.poly([(-40, 44), (-40, -22), (-36, -22), (-36, 44)], WOOD, INK, 1.1); a.poly([(38, 42), (38, -24), (42, -24), (42, 42)], dark(WOOD, .2), INK, 1.1)
    man(a, 0, 36, 1.0, '#3d7a46', 'straw', hair='#4a3020', arms=((-13, -24, -15, -14), (14, -28, 20, -36)))
    cube(a, 21, -4, 8, 'gold')
    a.poly([(-46, 18), (46, 16), (50, 22), (-50, 24)], light(WOOD, .3), INK, 1.1); a.poly([(-50, 24), (50, 22), (48, 46), (-48, 48)], a.lin(-40, 24, 40, 48, (0, light(WOOD, .12)), (1, dark(WOOD, .35))), INK, 1.2); a.ticks([((-50+i*14, 24), (-48+i*13.6, 47)) for i in range(1, 7)], dark(WOOD, .5), .9, .8)
    for x, nm in ((-36, 'food'), (-20, 'wine'), (20, 'timber'), (36, 'water')): cube(a, x, 14, 9, nm)
    cube(a, -28, 4, 9, 'stone')
    k = 8
    for i in range(k): u0, u1 = -54+i*13.5, -40.5+i*13.5; c = ('#3d7a46', '#f6ead0')[i % 2]; a.path('M%s -42L%s -42L%s -20q%s 8 %s 0Z' % (n(-44+i*11), n(-33+i*11), n(u1), n(-6.75), n(-13.5)), a.lin(0, -42, 0, -12, (0, light(c, .15)), (1, dark(c, .2))), INK, 1.1)
    a.barrel(-70, -6, 5, 12) if 0 else None; a.g(transform='translate(66 46)'); a.barrel(0, 0, 9, 20); a.ge(); a.g(transform='translate(-66 48)'); a.crate(-8, -8, 15, 13); a.ge()
@law(9)
def _(a):   # Journeyman on the road
    sky(a, clouds=2, sun=(-58, -40)); land(a, '#93ad78', '#86a050', 0); cathedral(a, 46, -2, .62); a.path('M-40 60Q-6 40 18 22Q30 12 36 0L42 0Q42 14 34 26Q18 42 12 60Z', '#e6cf9a', '#8f7f52', 1)
    a.tree(66, 30, 12, 'dark'); a.tree(-66, 28, 14, 'olive'); a.rock(52, 46, 8, 7); a.rock(62, 50, 5, 5)
    def tool(a): ST(-22, -34, 16, -19, w=2.4)(a); a.poly([(-22, -35), (-30, -41), (-27, -33)], '#c8445c', INK, 1.1, .1); a.poly([(-21, -35), (-14, -42), (-16, -33)], '#a3203a', INK, 1.1, .1); a.smooth([(-22, -35), (-31, -28), (-31, -19), (-22, -15), (-13, -19), (-13, -28)], a.lin(-30, -32, -13, -16, (0, '#d85a70'), (1, '#7a1428')), INK, 1.2); a.dots([(-27, -25), (-21, -28), (-20, -21), (-26, -19), (-16, -24)], '#f6ead0', 1, 1.2); ST(21, 0, 20, -34, '#6b4526', 2.2)(a)
    man(a, -8, 52, 1.4, '#6a7a9a', 'feather', hatc='#33415e', stride=6, apron='#c9ad7c', arms=((-13, -24, 1, -25), (14, -26, 20, -24)), tool=tool); a.g(transform='translate(-26 30) rotate(16)'); a.line([(0, 0), (0, 18)], INK, 3.6, 0); a.line([(0, 0), (0, 18)], '#9a6238', 2.2, 0); a.poly([(-5, -4), (5, -4), (5, 2), (-5, 2)], '#9aa7b0', INK, 1); a.ge()
@law(10)
def _(a):   # Price Cut: shears at the tag of a seat window
    room(a, win=None); a.poly([(-60, 60), (-28, -30), (-22, -30), (-50, 60)], WOOD, INK, 1.2); a.poly([(24, 60), (-6, -30), (0, -30), (34, 60)], dark(WOOD, .2), INK, 1.2)
    a.path('M-44 44V-18C-44 -38 -26 -46 -12 -53C2 -46 20 -38 20 -18V44Z', '#14100a', op=.3, extra=' transform="translate(4 4)"'); a.path('M-44 44V-18C-44 -38 -26 -46 -12 -53C2 -46 20 -38 20 -18V44Z', a.lin(-44, -50, 20, 44, (0, '#fffaf0'), (1, '#bda878')), INK, 1.5); a.path('M-37 38V-17C-37 -33 -23 -40 -12 -45C-1 -40 13 -33 13 -17V38Z', '#f7ecd0', '#6f6246', 1.1)
    for i in range(6): t = math.radians(60*i-90); a.blob(-12+12*math.cos(t), -16+12*math.sin(t), 6, 6, ('#2456a6', '#a3203a', '#e0a526', '#3d7a46')[i % 4], INK, 1.1, 0, 10)
    a.blob(-12, -16, 8, 8, '#fff4d0', INK, 1.1, 0, 10); cube(a, -26, 18, 11, 'timber'); cube(a, 1, 18, 11, 'wine'); cube(a, -12, 29, 11, 'glass')
    a.path('M10 8Q20 4 30 10', 'none', '#7a2f22', 1.6); a.g(transform='translate(44 18) rotate(12)'); a.poly([(-14, 0), (-6, -9), (20, -9), (20, 9), (-6, 9)], a.lin(-10, -9, 18, 9, (0, '#ffe9a0'), (1, '#cf9526')), INK, 1.3); a.blob(-7, 0, 2.2, 2.2, '#7a5d3a', INK, .8, 0); a.ticks([((0, -4), (15, -4)), ((0, 0), (15, 0)), ((0, 4), (10, 4))], '#7a5208', 1.2); a.line([(0, 7), (17, -7)], '#a3203a', 2.4, .1); a.ge()
    # shears and hand
    a.line([(24, 4), (60, -34)], INK, 5.4, 0); a.line([(24, 4), (60, -34)], '#c3ccd4', 3.2, 0); a.line([(34, -6), (66, -22)], INK, 5.4, 0); a.line([(22, 0), (66, -22)], INK, 5, 0); a.line([(22, 0), (66, -22)], '#9aa7b0', 3, 0); a.blob(41, -13, 2.6, 2.6, '#5a6270', INK, .9, 0)
    a.blob(63, -40, 8, 7, 'none', INK, 5, 0, 12); a.blob(63, -40, 8, 7, 'none', '#c3ccd4', 2.8, 0, 12); a.blob(73, -20, 7, 7, 'none', INK, 5, 0, 12); a.blob(73, -20, 7, 7, 'none', '#9aa7b0', 2.8, 0, 12)
