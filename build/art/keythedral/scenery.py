"""What the pictures of laws are made of: skies, rooms, houses, figures."""

from art.keyflower.kit import INK, dark, lerp, light, n

WOOD, STONE, PAPER = '#9a6a3a', '#b9ad98', '#f7ecd0'
SC = {'star': '#3d50d8', 'anchor': '#b1361b', 'fish': '#37b096', 'sun': '#ffc924'}
CUBE = {'timber': '#926c00', 'stone': '#3a2c40', 'water': '#5370b2', 'food': '#58b884', 'wine': '#811f39', 'iron': '#e6f3f0', 'glass': '#461d99', 'gold': '#ffd50c'}
def sky(a, c0='#86b9d8', c1='#fbeec6', sun=(-44, -34), sc='#fff6cc', clouds=3):
    a.path('M-82 -60H82V60H-82Z', a.lin(-30, -56, 20, 30, (0, c0), (1, c1)))
    if sun: a.blob(sun[0], sun[1], 26, 26, sc, op=.25, jit=0); a.blob(sun[0], sun[1], 17, 17, sc, op=.4, jit=0); a.blob(sun[0], sun[1], 9.5, 9.5, sc, jit=0, k=12)
    for i in range(clouds):
        x, y = -10+i*34+a.j(9), -42+a.j(9); w = 15+a.r.random()*8
        a.smooth([(x-w, y+3), (x-w*.5, y-2), (x-w*.1, y-6), (x+w*.4, y-3), (x+w, y+3), (x, y+5)], '#fffaf0', op=.72); a.smooth([(x-w*.8, y+3), (x, y+1.4), (x+w, y+3), (x, y+5)], c0, op=.35)
def hill(a, pts, col, ink='#3a4a2a', tex=True):
    a.path(a.spl(pts, False, 1.)+'L82 60L-82 60Z', a.lin(-60, -10, 60, 50, (0, light(col, .28)), (.5, col), (1, dark(col, .3))), ink, 1.2)
    if tex:
        for i in range(26):
            t = a.r.random()*(len(pts)-1); k = int(t); p = lerp(pts[k], pts[min(k+1, len(pts)-1)], t-k); y = p[1]+5+a.r.random()*30
            a.ticks([((p[0], y), (p[0]-1, y-3)), ((p[0]+1.6, y), (p[0]+2.4, y-3.4))], (light(col, .35), dark(col, .35))[i % 2], .8, .8)
def land(a, far='#8fae7c', near='#87a34c', y=2):
    a.path(a.spl([(-81, y-8), (-50, y-17), (-14, y-9), (26, y-19), (60, y-11), (81, y-15)], False, 1.)+'L81 34L-81 34Z', light(far, .25), op=.9)
    hill(a, [(-84, y-2), (-40, y-8), (0, y), (44, y-7), (84, y-1)], far, None, False); hill(a, [(-84, y+16), (-30, y+9), (20, y+14), (84, y+8)], near)
def room(a, wall='#b7a686', floor='#7d5a38', win=(-46, -24), beam=True):
    a.path('M-82 -60H82V60H-82Z', a.rad(-40, -30, 130, (0, light(wall, .4)), (.5, wall), (1, dark(wall, .5))))
    for r in range(6):
        y = -52+r*14; a.line([(-82, y), (-20, y+a.j(.8)), (82, y)], dark(wall, .4), .8, .4, .5)
        for x in range(-80+(r % 2)*13, 82, 26): a.line([(x+a.j(3), y), (x+a.j(3), y+14)], dark(wall, .4), .8, .2, .45)
        if r % 2: x = a.r.choice((-60, -8, 20, 46)); a.poly([(x, y+1), (x+24, y+1), (x+24, y+13), (x, y+13)], light(wall, .35), None, op=.4)
    a.poly([(-82, 30), (82, 24), (82, 60), (-82, 60)], a.lin(-60, 26, 60, 56, (0, light(floor, .25)), (1, dark(floor, .4))), INK, 1.2)
    a.ticks([((-80+i*22, 30-i*.8), (max(-78, -100+i*26), 60)) for i in range(8)], dark(floor, .5), .9, .7)
    if win:
        x, y = win; a.path('M%s %sv-22q2 -14 13 -20q11 6 13 20v22z' % (n(x-13), n(y+22)), '#efe2c2', INK, 1.3); a.path('M%s %sv-20q2 -11 10 -16q8 5 10 16v20z' % (n(x-10), n(y+19)), '#8fc6e0', INK, 1.1)
        for i, c in enumerate(('#a3203a', '#e0a526', '#2456a6', '#3d7a46', '#e0a526', '#a3203a')): px, py = x-9.4+(i % 2)*9.6, y-9+(i//2)*9.4; a.poly([(px, py), (px+9, py), (px+9, py+8.6), (px, py+8.6)], light(c, .2), '#14161b', .9, .1)
        for i, c in enumerate(('#e0a526', '#a3203a', '#2456a6')): a.poly([(x+2+i*5, y+4+i*3), (x+14+i*4, y-4), (x+78+i*12, 60), (x+50+i*8, 60)], light(c, .55), None, op=.13, jit=0)
def cube(a, x, y, s, nm):
    c = CUBE[nm]; a.g(transform='translate(%s %s)' % (n(x), n(y))); a.blob(s*.15, s*.55, s*.95, s*.36, '#14100a', op=.3, jit=.02)
    L, R = a.box(-s/2, -s/2, -s*.4, s, s, s*.92, c, dark(c, .42), light(c, .42), INK, 1.1); a.line([L(.08, .9), L(.94, .9)], light(c, .7), .9, 0, .8); a.ge()
def house(a, x, y, s, roof, open_=False, kind='tile'):
    a.g(transform='translate(%s %s) scale(%s)' % (n(x), n(y), '%.2f' % s)); a.smooth([(-26, 6), (4, 22), (40, 10), (50, 18), (8, 34)], '#182014', op=.28)
    L, R = a.box(-16, -14, 0, 32, 28, 17, '#f3e6c6'); a.timber(L, (0, .5, 1), (0, 1), sw=1.6); a.door(L, .27, .26, .82, '#3a2414' if open_ else '#7a4a26'); a.window(L, .75, .32, .24, .42); a.window(R, .5, .32, .3, .42)
    a.gable(-16, -14, 32, 28, 17, 19, 'x', 4, roof, '#f3e6c6', kind, 4, 1.2); a.chimney(-6, -8, 28, 10, 5); a.ge()
def man(a, x, y, s=1., coat='#3d50d8', hat='straw', skin='#e6b48a', hair='#5a3a22', arms=((-11, -22, -12, -14), (11, -22, 12, -14)), robe=False, flip=1, beard=False, apron=None, stride=0, hatc=None, eyes='o', tool=None):
    """feet at (x, y), 46 high. arms: elbow and hand of the left and right arm; tool(a) is drawn between body and right arm"""
    a.g(transform='translate(%s %s) scale(%s %s)' % (n(x), n(y), '%.2f' % (s*flip), '%.2f' % s)); a.blob(3, .5, 13, 3.2, '#14180c', op=.32, jit=.03)
    if not robe:
        for dx in (-4, 4):
            k = dx+(stride if dx > 0 else -stride); a.line([(dx, -14), (k, -1)], INK, 6.2, 0); a.line([(dx, -14), (k, -1.4)], '#5a4a3e', 4.2, 0); a.smooth([(k-3, -3), (k+1, -3.6), (k+5, -.6), (k+4, 1), (k-3, 1)], '#3a2618', INK, .9)
    def arm(e, h, sh):
        p = [(sh, -29), (e[0], e[1]), (h[0], h[1])]; a.path(a.spl(p, False, .8), 'none', INK, 6.6); a.path(a.spl(p, False, .8), 'none', dark(coat, .12), 4.8); a.path(a.spl([(q[0]-.8, q[1]-.9) for q in p], False, .8), 'none', light(coat, .35), 1, .8); a.blob(h[0], h[1], 2.7, 2.6, skin, INK, .9, .04)
    arm(arms[0][:2], arms[0][2:], -6.6)
    b = 0 if robe else -11; w = 11.5 if robe else 9.6
    a.path('M-7 -32C-9.6 -26 %s %s %s %sQ0 %s %s %sC%s %s 9.6 -26 7 -32Q0 -34.6 -7 -32Z' % (n(-w+1), n(b-9), n(-w), n(b), n(b+2.4), n(w), n(b), n(w-1), n(b-9)), a.lin(-9, -30, 10, -8, (0, light(coat, .34)), (.45, coat), (1, dark(coat, .42))), INK, 1.2)
    a.ticks([((-5, -16), (-6.5, b-1)), ((.5, -15), (.5, b)), ((5, -16), (6.6, b-1))], dark(coat, .45), .8, .7); a.path('M-6 -29Q-8 -24 -7.6 -18', 'none', light(coat, .65), 1, .8)
    a.path('M-8.6 -17.6Q0 -15.6 8.6 -17.6', 'none', '#3a2618', 1.9)
    if apron: a.path('M-5 -28L5 -28L7.4 %s Q0 %s -7.4 %sZ' % (n(b-.5), n(b+2.6), n(b-.5)), apron, INK, .9)
    if hat == 'wig': a.smooth([(-8.2, -32), (-8.6, -40), (-6, -46), (0, -47.6), (6, -46), (8.6, -40), (8.2, -32), (0, -33)], '#b9b2a4', INK, 1)
    if hat == 'hood': a.smooth([(-9.6, -30), (-9, -41), (-4, -47), (2, -49), (8, -43), (9.6, -30), (0, -27)], hatc or dark(coat, .2), INK, 1.1)
    a.blob(0, -37.4, 6.1, 6.5, a.rad(-2.4, -40, 10, (0, light(skin, .45)), (.6, skin), (1, dark(skin, .3))), INK, 1.1, .015, 12)
    if eyes == 'o': a.dots([(.4, -38), (4, -38)], INK, .75, .8); a.path('M2.4 -37.2q1.6 1.4 .2 2', 'none', dark(skin, .5), .7); a.path('M.6 -33.6q1.8 1 3.4 -.2', 'none', '#8a3a2a', .8)
    else: a.path('M-1 -37.6q1.4 1 2.6 0M3 -37.6q1.2 1 2.4 0', 'none', INK, .8)
    if beard: a.smooth([(-5.6, -37), (-2, -34.6), (2.4, -35.4), (6, -37), (5.4, -30), (1, -26.6), (-4, -30)], hair, INK, .9); a.path('M.8 -33.4q1.8 .8 3 -.2', 'none', '#8a3a2a', .8)
    elif hat not in ('wig', 'hood'): a.smooth([(-6.4, -34), (-6.8, -40), (-3, -44), (-2.6, -39)], hair, INK, .7)
    hc = hatc or {'straw': '#e0bb5c', 'cap': dark(coat, .2), 'feather': '#5a2a5a', 'coif': '#f3ecd8', 'beret': '#7d3522'}.get(hat, coat)
    if hat == 'straw': a.blob(0, -41.6, 11.4, 2.8, hc, INK, 1, .02, 12); a.path('M-5.6 -42Q-5.4 -49 0 -49.4Q5.4 -49 5.6 -42Q0 -40.6 -5.6 -42Z', light(hc, .15), INK, 1); a.path('M-5.6 -42.6Q0 -41 5.6 -42.6', 'none', '#a3203a', 1.5)
    if hat == 'cap': a.path('M-6.6 -40.4C-7 -48 6.4 -48.6 6.6 -41L11 -39.6Q9 -38.2 6 -39.2Q0 -41 -6.6 -40.4Z', hc, INK, 1)
    if hat == 'beret': a.smooth([(-7.6, -41), (-7, -46), (1, -48.6), (8.6, -45.4), (7.4, -41), (0, -42.4)], hc, INK, 1)
    if hat == 'coif': a.path('M-6.6 -36C-8 -46 7 -47.6 6.4 -40.4Q0 -43 -3.6 -40Q-4.6 -36 -6.6 -36Z', hc, INK, 1)
    if hat == 'feather': a.smooth([(-8, -41), (-7, -47), (2, -49), (9, -45), (7.6, -41), (0, -42.6)], hc, INK, 1); a.path('M4 -46C8 -56 15 -56 17 -52C13 -52 9 -49 6 -44Z', '#fffaf0', INK, .9)
    if hat == 'wig': [(a.blob(x, y, 3.3, 2.4, '#e9e4d8', INK, .9, .02), a.path('M%s %sq1.6 -1.6 3 0' % (n(x-1.5), n(y)), 'none', '#9a9486', .8)) for y in (-29.4, -33.2, -37, -40.8) for x in (-7.8, 8)]; a.path('M-7 -40Q-5 -43.4 .6 -43Q5 -43.2 7.4 -40Q8 -49.6 0 -49.8Q-8 -49.6 -7 -40Z', '#f3efe6', INK, 1); a.path('M-4.6 -45q2 -2 4 0M.6 -45q2 -2 4 0M-2 -47.6q2 -1.6 4 0', 'none', '#9a9486', .8)
    if hat == 'hood': a.path('M-6.4 -35C-7.4 -44 -2 -46 1 -46C5 -45 7.4 -42 6.4 -34C9.6 -38 8 -49 1 -49.4C-7 -48 -10 -42 -8.6 -33Z', light(hatc or coat, .06), INK, 1)
    if tool: tool(a)
    arm(arms[1][:2], arms[1][2:], 6.6); a.ge()
def fence(a, x0, y0, x1, y1, k, col, h=17, gap=()):
    for t in (.35, .72):
        a.line([(x0, y0-h*t), (x1, y1-h*t)], INK, 4.2, .2); a.line([(x0, y0-h*t), (x1, y1-h*t)], dark(col, .12), 2.6, .1); a.line([(x0, y0-h*t-.7), (x1, y1-h*t-.7)], light(col, .5), .8, .1)
    for i in range(k):
        if i in gap: continue
        x, y = lerp((x0, y0), (x1, y1), i/(k-1)); a.poly([(x-2.7, y+1), (x-2.7+a.j(.4), y-h+2), (x, y-h-3), (x+2.7, y-h+2), (x+2.7, y+1)], light(col, .12), INK, 1.1, .2); a.line([(x-1.3, y-1), (x-1.3, y-h+2)], light(col, .6), .8, .1)
def scroll(a, x, y, w, h, lines=4, seal='#a3203a', rot=0):
    a.g(transform='translate(%s %s) rotate(%d)' % (n(x), n(y), rot)); a.poly([(-w/2+2, -h/2+3), (w/2+2, -h/2+3), (w/2+2, h/2+3), (-w/2+2, h/2+3)], '#14100a', None, op=.28)
    a.poly([(-w/2, -h/2), (w/2, -h/2), (w/2-1, 0), (w/2, h/2), (-w/2, h/2), (-w/2+1, 0)], a.lin(-w/2, -h/2, w/2, h/2, (0, '#fffaf0'), (1, '#e2cf9e')), INK, 1.1)
    for s in (-1, 1): a.path('M%s %sH%s' % (n(-w/2-2), n(s*h/2), n(w/2+2)), 'none', INK, 5.4); a.path('M%s %sH%s' % (n(-w/2-2), n(s*h/2), n(w/2+2)), 'none', '#e6d3a6', 3.4); a.path('M%s %sH%s' % (n(-w/2-2), n(s*h/2-1), n(w/2+2)), 'none', '#fffaf0', .9)
    a.ticks([((-w/2+4, -h/2+6+i*(h-14)/max(1, lines)), (w/2-4-(8 if i % 2 else 0), -h/2+6+i*(h-14)/max(1, lines))) for i in range(lines)], '#7a6a4a', 1.1, .8)
    if seal: a.poly([(w*.2-2, h*.3), (w*.2-3, h*.3+12), (w*.2, h*.3+9), (w*.2+3, h*.3+12), (w*.2+2, h*.3)], dark(seal, .2), INK, .8); a.blob(w*.2, h*.3, 4.6, 4.6, a.rad(w*.2-1.4, h*.3-1.6, 6, (0, light(seal, .4)), (1, seal)), INK, 1, .08)
    a.ge()
def cathedral(a, x, y, s, c='#a7b0b4'):
    a.g(transform='translate(%s %s) scale(%s)' % (n(x), n(y), '%.2f' % s))
    a.poly([(-30, 0), (-30, -26), (20, -26), (20, 0)], c, INK, 1); a.poly([(-32, -25), (-22, -42), (14, -42), (22, -25)], '#7d8fa0', INK, 1)
    for dx in (-34, 14): a.poly([(dx, 0), (dx, -48), (dx+14, -48), (dx+14, 0)], light(c, .25 if dx < 0 else .0), INK, 1); a.poly([(dx-1.5, -47), (dx+7, -72), (dx+15.5, -47)], '#66798c', INK, 1); a.ticks([((dx+7, -72), (dx+7, -78)), ((dx+5, -76), (dx+9, -76))], '#e0a526', 1.4); a.poly([(dx+5, -34), (dx+7, -39), (dx+9, -34), (dx+9, -26), (dx+5, -26)], '#33506e', None, jit=0)
    a.blob(-4, -14, 7, 7, '#e0a526', INK, 1, .02); a.blob(-4, -14, 4, 4, '#a3203a', INK, .7, 0); a.ge()
def table(a, x, y, w, col=WOOD, d=8, leg=26):
    for dx in (-w/2+5, w/2-5): a.poly([(x+dx-3, y+2), (x+dx+3, y+2), (x+dx+2.4, y+leg), (x+dx-2.4, y+leg)], dark(col, .35), INK, 1)
    a.poly([(x-w/2+5, y-d), (x+w/2-5, y-d), (x+w/2, y), (x-w/2, y)], light(col, .3), INK, 1.1); a.poly([(x-w/2, y), (x+w/2, y), (x+w/2, y+5), (x-w/2, y+5)], col, INK, 1.1); a.ticks([((x-w/2+6+i*w/5, y-d+2+(i % 3)), (x-w/2+w/6+i*w/5, y-d+2+(i % 3))) for i in range(5)], dark(col, .3), .7, .7)
def candle(a, x, y, h): a.blob(x, y-h-5, 15, 15, '#ffd978', op=.28, jit=0); a.blob(x, y-h-5, 8, 9, '#ffe9a0', op=.5, jit=0); a.blob(x, y, 6, 2, '#c98f3a', INK, .9, 0); a.poly([(x-2.4, y), (x-2.2, y-h), (x+2.2, y-h), (x+2.4, y)], '#f7ecd0', INK, 1); a.path('M%s %sc-3 -4 0 -6 0.4 -9c2.4 3 3 6 -.4 9z' % (n(x), n(y-h)), '#ffb02e', '#b4601a', .8)
def sheaf(a, x, y, s=1.):
    a.g(transform='translate(%s %s) scale(%s)' % (n(x), n(y), '%.2f' % s)); a.blob(3, 0, 9, 2.6, '#1c2418', op=.3)
    a.path('M-8 0Q-3 -8 -3.6 -13C-10 -17 -13 -24 -11 -28Q-7 -33 0 -34Q7 -33 11 -28C13 -24 10 -17 3.6 -13Q3 -8 8 0Z', a.lin(-9, -24, 9, 0, (0, '#f9e28c'), (1, '#b07d24')), INK, 1.1)
    a.ticks([((d*.3, -13), (d, -27)) for d in (-7, -3, 1, 5)]+[((d*.3, -12), (d*.7, -1)) for d in (-6, -2, 3)], '#8a5f1a', .8, .8); a.dots([(d*.8, -24+abs(d)*.1) for d in (-11, -7, -3, 1, 5, 9)], '#c08a2a', 1.1, 1.5); a.dots([(d, -29+abs(d)*.22) for d in (-10, -6.6, -3.2, 0, 3.2, 6.6, 10)], '#ffefb0', 1.5, 2); a.path('M-3.6 -14Q0 -11.6 3.6 -14', 'none', '#a3203a', 2.2); a.ge()
ST = lambda hx, hy, x2, y2, c='#8a5a2f', w=2.6: (lambda a: (a.line([(hx, hy), (x2, y2)], INK, w+1.6, 0), a.line([(hx, hy), (x2, y2)], c, w, 0)))
def crow(a, x, y, s=1): a.path('M%s %sq-4 -6 -10 -5q5 2 5 6q-6 2 -8 5q8 1 14 -3q3 -1 6 -4q-4 -1 -7 1z' % (n(x), n(y)), '#20242c', '#0c0d10', .8)


LAW = {}


def law(i): return lambda f: LAW.__setitem__(i, f)
