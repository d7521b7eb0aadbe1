"""The pieces of the two small boxes: Sven, Paulo, the ghost, the Keymelequin and the Key Celeste."""

import math

from art.keyflower.boats import boat, wake
from art.keyflower.common import BV
from art.keyflower.kit import INK, Art, P, dark, light, mix
from art.keyflower.summer_boats import blin, mini
from art.keyflower.workers import KC, body, hat

def special(name):
    a = Art(-21, -48, 42, 54, 3, 'k'+name[:2]); a.blob(3, 2.4, 16, 3.6, '#10140c', op=.3, jit=0)
    if name == 'ghost':
        g = a.lin(-13, -30, 14, 0, (0, '#ffffff'), (.5, '#e3eae6'), (1, '#93a7b0'))
        a.path('M-14 1C-15 -8 -14 -22 -10 -28C-6 -35 6 -35 10 -28C14 -22 15.4 -8 14.6 1C12 4 10 -1 7.4 .4C5 4 3 4 .6 .4C-2 4 -4 3.6 -6.6 .4C-9 -1 -11.6 4 -14 1Z', g, '#2b3440', 1.7)
        a.path('M-10.6 -4C-11.4 -14 -10 -22 -7 -27', 'none', '#ffffff', 2); a.path('M5 -2C6 -8 6.4 -12 6 -16M-2 -1C-1.6 -6 -2 -9 -2.4 -12', 'none', '#93a7b0', 1.3, .9); a.blob(-4, -22, 2.3, 3.1, '#2b3440', jit=0); a.blob(4.4, -22, 2.3, 3.1, '#2b3440', jit=0); a.blob(.2, -15, 2, 2.6, '#56636f', jit=0); a.dots([(-4.6, -23.2), (3.8, -23.2)], '#ffffff', .7, .8)
    else:
        c1, c2 = {'sven': ('blue', 'yellow'), 'paulo': ('green', 'red')}[name]; body(a, KC[c1], KC[c2])
        if name == 'sven':
            d2 = '#201812'; a.path('M0 -38C5 -38 8.4 -35.4 8 -30.4C12 -29.6 15.6 -28 15.4 -26.2C14 -23 6 -22 0 -22Z', KC['yellow'], d2, 1.5); a.path('M0 -27.2C4 -27.2 6 -27.6 8 -28.4L8 -31C5 -29.6 3 -29.6 0 -29.6Z', '#a2442a')
            a.path('M0 -38C-7 -38 -12 -34 -10.4 -26C-13 -25 -12.6 -24 -12.4 -23.4C-8 -22 -4 -24.6 0 -24.6Z', KC['blue'], d2, 1.5); a.path('M-8 -31C-6 -34.6 -4 -35.4 -1.6 -35.6', 'none', light(KC['blue'], .6), 1.4)
        else:
            d2 = '#201812'; a.path('M0 -45.4C3 -38 8 -29 11.6 -25.6C8 -23.4 4 -23.4 0 -23.4Z', KC['red'], d2, 1.5); a.path('M0 -45.4C0 -40 -10 -36 -11.4 -27C-12.4 -22 -11.4 -15 -8 -13.6L-5 -14.4C-9 -18 -9 -26.6 0 -28.8Z', KC['green'], d2, 1.5); a.path('M-9.6 -22C-9.8 -28 -7 -32.6 -3 -37', 'none', light(KC['green'], .6), 1.4); a.blob(0, -45, 2.2, 2.2, '#f6e3b0', d2, 1, 0)
    a.save('keyple_'+name)
def keymelequin(a, pair=('blue', 'yellow'), rider='sven'):
    c1, c2 = KC[pair[0]], KC[pair[1]]; a.line([(-4, -10), (-4, -100)], INK, 4.8, .1); a.line([(-4, -10), (-4, -100)], '#7a5230', 3.2, .1); a.line([(34, -20), (70, -36)], '#6b4526', 2.8, .1); a.ticks([((-4, -96), (-56, -22)), ((-4, -96), (70, -36))], '#4a3a2c', .9, .8)
    f = blin((-42, -92), (34, -94), (42, -40), (-46, -38)); bul = lambda u, v: (f(u, v)[0]+6*math.sin(math.pi*v), f(u, v)[1]+3*math.sin(math.pi*u)*v)
    edge = [bul(i/5, 0) for i in range(6)]+[bul(1, i/5) for i in range(1, 6)]+[bul(1-i/5, 1) for i in range(1, 6)]+[bul(0, 1-i/5) for i in range(1, 5)]; D = 'M'+'L'.join(P(p) for p in edge)+'Z'; a.path(D, light(c2, .25))
    for i in range(6):
        for q in range(4):
            u, v = (i+.5)/6, (q+.5)/4; a.poly([bul(u-1/12, v), bul(u, v-1/8), bul(u+1/12, v), bul(u, v+1/8)], c1 if (i+q) % 2 else light(c1, .18), None, jit=.2)
    a.path(D, a.lin(-40, -90, 40, -40, (0, '#fff8e0:0.38'), (.5, '#fff8e0:0'), (1, '#1e1a2c:0.32')), INK, 1.6); a.line([(-44, -92), (36, -94)], INK, 4, .1); a.line([(-44, -92), (36, -94)], '#8a5a33', 2.6, .1); a.dots([bul(i/6, j/4) for i in range(1, 6) for j in range(1, 4)], '#f6dd8c', 1.2, 1.4)
    p = (18, -15); a.g(transform='translate(22 -12) scale(.82)'); kk = {'sven': ('blue', 'yellow'), 'paulo': ('green', 'red')}[rider]; body(a, KC[kk[0]], KC[kk[1]]); hat(a, kk[1] if rider == 'paulo' else kk[0], KC[kk[1] if rider == 'paulo' else kk[0]]); a.ge()
    mini(a, -20, -14, pair[0], c1, .58); mini(a, -2, -12, pair[1], c2, .58)
    hp = [(-64, -42), (-56, -34), (-40, -22), (-8, -15), (30, -18), (58, -30), (50, -8), (38, 4), (-44, 4), (-58, -10)]; g = a.lin(-60, 0, 56, 0, (0, light(c1, .1)), (.5, c1), (.52, c2), (1, dark(c2, .3))); a.smooth(hp, g, INK, 1.7, ten=.7); a.smooth(hp[:6], 'none', '#f6dd8c', 2.8, closed=False, ten=.7)
    for i in range(7): x = -42+i*14; a.poly([(x-5, -6), (x, -12), (x+5, -6), (x, 0)], c2 if x < 0 else c1, INK, .8, 0)
    a.poly([(-64, -42), (-60, -52), (-40, -42), (-40, -23)], mix(c1, '#2a2019', .25), INK, 1.3, .2); a.quad(lambda u, v: (-58+u*18, -30-v*10+u*7), .2, .2, .75, .85, '#ffd978')
    a.smooth([(-4, -100), (6, -105), (14, -101), (24, -104), (12, -95), (-4, -95)], c2, INK, 1, ten=.8); wake(a)
def celeste():
    a = Art(*BV, seed=33, pid='kc'); a.blob(0, -34, 60, 52, a.rad(0, -34, 62, (0, '#dff6ee.75'), (.6, '#bfe6dc.35'), (1, '#bfe6dc0')) if 0 else '#dff6ee', op=.18)
    a.g(transform='translate(0 20) scale(.92)'); boat(a, '#56636f', '#dfe9e4', '#9fd8c8', 4); wake(a); a.ge()
    for x, y in ((-30, -26), (8, -40), (28, -24)): a.path('M%sl4 6l-3 5l5 7' % P((x, y)), 'none', '#5b6b74', 1.3, .8)
    a.save('key_celeste')
def small_boxes():
    for name in ('sven', 'paulo', 'ghost'): special(name)
    for season, pair, rider in (('spring', ('blue', 'yellow'), 'sven'), ('summer', ('green', 'red'), 'paulo')):
        a = Art(-78, -108, 156, 132, 97, 'bk'+season[:2]); keymelequin(a, pair, rider); a.save('boat_keymelequin_'+season)
    celeste()
