"""The summer boats, whose sails tell what they do."""

import math

from art.keyflower.boats import wake
from art.keyflower.common import horse
from art.keyflower.kit import INK, P, dark, lerp, light, mix, n
from art.keyflower.workers import KC, body, hat
from art.keyflower.yard import wheel

def blin(a, b, c, d):
    return lambda u, v: lerp(lerp(a, b, u), lerp(d, c, u), v)
def emblem(a, nm, x, y):
    cols = KC; ik = '#2a2019'
    def head(x, y, c, s=1): a.path('M%sq%s %s %s %sq%s %s %s 0Z' % (P((x-6*s, y+8*s)), n(0), n(-9*s), n(6*s), n(-9*s), n(6*s), n(0), n(6*s)) if 0 else 'M%sC%s %s %sC%s %s %sZ' % (P((x-6*s, y+8*s)), P((x-6*s, y+1*s)), P((x-3*s, y-1*s)), P((x, y-1*s)), P((x+3*s, y-1*s)), P((x+6*s, y+1*s)), P((x+6*s, y+8*s))), c, ik, 1.4); a.blob(x, y-4.6*s, 4.2*s, 4.2*s, c, ik, 1.4, 0, 10)
    def swap(x, y): a.path('M%sh14l-4 -4M%sh-14l4 4' % (P((x-7, y-3)), P((x+7, y+4))), 'none', ik, 2.6)
    if nm == '1a': head(x-8, y+1, '#f4ead2'); head(x+8, y+1, '#f4ead2'); 
    if nm == '1b': head(x, y+1, cols['green'], 1.5); a.path('M%sQ%s %s' % (P((x-6.4, y-7)), P((x, y-19)), P((x+6.4, y-7))), 'none', ik, 2.4)
    if nm == '2a': a.poly([(x+15*math.cos(i*1.0472), y+15*math.sin(i*1.0472)) for i in range(6)], '#8fc060', ik, 1.6, 0); a.path('M%sh16l-5 -5M%sl-5 5' % (P((x-8, y)), P((x+8, y))), 'none', '#fffaf0', 3)
    if nm == '2b':
        for d in (-9, 9): wheel(a, x+d, y, 8.4, 8.4, '#c9985a', 8)
    if nm in ('3a', '3b'): swap(x-6, y)
    if nm == '3a': a.path('M%sl9 9h-5v9h-8v-9h-5Z' % P((x+11, y-10)), '#e3a83b', ik, 1.4)
    if nm == '3b': a.poly([(x+12+8*math.cos(i*1.0472), y+8*math.sin(i*1.0472)) for i in range(6)], '#c23a33', ik, 1.4, 0)
    if nm == '4a': head(x-8, y+2, cols['blue']); head(x+8, y+2, cols['red']); a.path('M%sl4 4l-4 4' % P((x-1.4, y-4)), 'none', ik, 2.2)
    if nm == '4b':
        for d, c in ((-13, 'red'), (-4.4, 'yellow'), (4.4, 'blue'), (13, 'green')): head(x+d, y+2, cols[c], .78)
def mini(a, x, y, k, c, s=.62):
    a.g(transform='translate(%s %s) scale(%s)' % (n(x), n(y), '%.2f' % s)); body(a, c); hat(a, k, c); a.ge()
def sboat(a, kind, em=''):
    cfg = {1: ('#9a5a32', '#e8a33a', '#fbf4dc'), 2: ('#6f6a4a', '#6fae7c', '#f2cf6a'), 3: ('#7a4a3a', '#d9c39a', '#c8662f'), 4: ('#4a3f6a', '#f6ead0', '#eec04a')}[kind]; wood, sail, trim = cfg
    if kind == 1 and em == '1b': sail = '#7cc49c'
    mx = {1: -26, 2: -30, 3: -8, 4: -4}[kind]; a.line([(mx, -8), (mx, -99)], INK, 4.6, .1); a.line([(mx, -8), (mx, -99)], '#7a5230', 3, .1)
    S = {1: ((-52, -92), (22, -98), (30, -50), (-56, -44)), 2: ((-60, -90), (14, -98), (20, -48), (-64, -46)), 3: ((-38, -94), (30, -94), (36, -48), (-42, -48)), 4: ((-4, -98), (-2, -98), (46, -44), (-50, -44))}[kind]
    a.ticks([((mx, -97), (-58, -18)), ((mx, -97), (56, -22))], '#4a3a2c', .9, .8)
    f = blin(*S); bul = lambda u, v: (f(u, v)[0]+5*math.sin(math.pi*v), f(u, v)[1]+3*math.sin(math.pi*u)*v)
    edge = [bul(i/5, 0) for i in range(6)]+[bul(1, i/5) for i in range(1, 6)]+[bul(1-i/5, 1) for i in range(1, 6)]+[bul(0, 1-i/5) for i in range(1, 5)]
    D = 'M'+'L'.join(P(p) for p in edge)+'Z'; a.path(D, a.lin(S[0][0], -90, S[2][0], -44, (0, light(sail, .4)), (.5, sail), (1, dark(sail, .3))), INK, 1.5)
    if kind == 4:
        cs = [KC[c] for c in ('red', 'yellow', 'blue', 'green')]
        for i in range(4):
            for q in range(3):
                u0, u1, v0, v1 = i/4, (i+1)/4, .1+q*.3, .1+(q+1)*.3
                if em and q == 1 and i in (1, 2): continue
                a.poly([bul(u0, v0), bul(u1, v0), bul(u1, v1), bul(u0, v1)], mix(cs[(i+q) % 4], '#f6ead0', .12), dark(cs[(i+q) % 4], .4), .8, .3, .95)
        if em: a.blob(2, -62, 24, 12, '#fbf4dc', INK, 1.1, .03)
        a.path(D, 'none', INK, 1.5)
    elif kind == 3: [a.poly([bul(u, 0), bul(u+.14, 0), bul(u+.14, 1), bul(u, 1)], '#c8662f', None, jit=.2, op=.9) for u in (.04, .82)]
    elif kind == 1: [a.line([bul(0, v), bul(.5, v+.01), bul(1, v)], dark(sail, .3), 1, .2, .7) for v in (.3, .66)]
    else: a.poly([bul(0, .8), bul(.5, .8), bul(1, .8), bul(1, .94), bul(.5, .94), bul(0, .94)], '#f2cf6a', None, jit=.2)
    a.line([S[0], S[1]], INK, 4, .1) if kind != 4 else None; a.line([S[0], S[1]], '#8a5a33', 2.6, .1) if kind != 4 else None
    m = bul(.5, .46); emblem(a, em, m[0], m[1]) if em and kind != 4 else (emblem(a, em, 2, -63) if em else None)
    # freight behind the rail
    if kind == 1:
        ks = ('green', 'green', 'green', 'green') if em == '1b' else ('red', 'yellow', 'blue', 'red'); [mini(a, x, -13+abs(i-1.5)*-.6, k, KC[k], .66) for i, (x, k) in enumerate(zip((-12, 6, 24, 41), ks))]
        for x in (-52, -34): a.line([(x, -16), (x, -38)], '#6b4526', 2)
        a.smooth([(-58, -35), (-44, -43), (-28, -36), (-43, -33)], '#c23a33', INK, 1.2, ten=.8); mini(a, -43, -17, 'yellow', KC['yellow'], .5)
    if kind == 2:
        a.g(transform='translate(-18 -13)'); horse(a, 0, 0, .95, '#9a6238'); a.ge(); a.poly([(4, -28), (48, -30), (44, -18), (8, -17)], '#a34a2e', INK, 1.2, .2); a.line([(6, -25), (46, -27)], '#f2cf6a', 1.4); a.smooth([(8, -28), (14, -38), (28, -41), (42, -36), (46, -30)], '#fff3d8', INK, 1.2, ten=.7); wheel(a, 14, -15, 7, 7, '#c9985a', 8); wheel(a, 38, -16, 7, 7, '#c9985a', 8)
    if kind == 3:
        a.g(transform='translate(-34 -17) scale(.8)'); [a.log(x, y, 18, 4, z) for x, y, z in ((-8, -8, 0), (-8, 2, 0), (-8, -3, 7))]; a.ge()
        a.g(transform='translate(0 -19) scale(.72)'); a.box(-9, -9, 0, 18, 18, 14, '#a4b1cb', '#6d7b99', '#d3dbe8'); a.ge(); a.g(transform='translate(22 -16) scale(.9)'); [a.box(x, -5, z, 13, 8, 4.6, '#4d3f80', '#231a40', '#8d7fc0') for x, z in ((-8, 0), (-6, 5))]; a.ge()
        for i in range(4): a.blob(42, -17-i*3, 7.4, 3.2, '#eccb2b', INK, 1, 0, 10)
        a.line([(52, -22), (52, -52), (40, -54), (66, -50)], '#6b4526', 2); [a.ticks([((x, y), (x-4, y+11)), ((x, y), (x+4, y+11))], '#6b4526', .8) or a.path('M%sq5 7 10 0Z' % P((x-5, y+11)), '#e3a83b', INK, 1) for x, y in ((41, -54), (65, -50))]
    if kind == 4: [mini(a, x, -13, k, KC[k], .6) for x, k in ((-38, 'red'), (-20, 'green'), (18, 'blue'), (36, 'yellow'))]
    hp = {1: [(-70, -34), (-60, -22), (-30, -15), (10, -13), (44, -17), (66, -36), (60, -12), (42, 4), (-46, 4), (-62, -10)], 2: [(-68, -18), (-64, -22), (-30, -17), (0, -16), (34, -17), (62, -22), (66, -18), (56, 3), (0, 5), (-58, 3)], 3: [(-60, -34), (-52, -30), (-38, -20), (0, -15), (36, -18), (56, -28), (50, -6), (34, 4), (-40, 4), (-56, -8)], 4: [(-66, -44), (-60, -26), (-36, -15), (0, -12), (36, -15), (58, -28), (64, -46), (62, -14), (42, 4), (-44, 4), (-62, -14)]}[kind]
    g = a.lin(0, -24, 0, 6, (0, light(wood, .2)), (.45, wood), (1, dark(wood, .5))); a.smooth(hp, g, INK, 1.7, ten=.7); k = hp.index(max(hp, key=lambda p: p[0])); t = hp[:k+1]
    a.smooth(t, 'none', trim, 2.8, closed=False, ten=.7); a.line([(-50, -9), (-20, -4), (20, -4), (46, -10)], dark(wood, .5), .9, .3, .8); a.line([(-46, -3), (-20, 0), (20, 0), (40, -4)], dark(wood, .5), .9, .3, .7)
    if kind == 1: [a.blob(x, -7.6+abs(x)*-.03, 3, 3, KC[c], INK, .9, 0) for x, c in zip((-40, -20, 0, 20, 40), ('red', 'yellow', 'blue', 'red', 'yellow') if em != '1b' else ('green',)*5)]
    if kind == 4: a.smooth([(64, -46), (60, -54), (66, -60), (72, -56), (75, -54), (70, -50), (67, -42)], '#eec04a', INK, 1.2, ten=.8); a.dots([(67, -56)], INK, .9, 1)
    if kind == 4: [a.poly([(x-4.4, -8), (x, -12.6), (x+4.4, -8), (x, -3.4)], KC[c], INK, .9, 0) for x, c in zip((-36, -18, 0, 18, 36), ('red', 'yellow', 'blue', 'green', 'red'))]
    a.smooth([(mx, -99), (mx+9, -104), (mx+17, -100), (mx+26, -103), (mx+15, -95), (mx, -95)], trim, INK, 1, ten=.8); wake(a)
