"""The turn order stones."""

import math

from art.keyflower.common import BV
from art.keyflower.kit import Art, INK, P, dark, light, n
from art.keyflower.upper import GOLD
from art.keyflower.workers import KC, body, hat

def petals(a, x, y, r, c, k=5, heart='#f2c832', rot=0):
    for i in range(k): t = rot+i*2*math.pi/k; a.blob(x+r*.62*math.cos(t), y+r*.56*math.sin(t), r*.46, r*.42, c, dark(c, .5), .7, .05)
    a.blob(x, y, r*.3, r*.28, heart, dark(heart, .4), .6, 0)
def stem(a, x, y, h, lean=0): a.smooth([(x, y), (x+lean*.4, y-h*.5), (x+lean, y-h)], 'none', '#3f6a30', 2, closed=False); a.path('M%sq%s %s %s %sq%s %s %s %sZ' % (P((x+lean*.3, y-h*.4)), n(5), n(-7), n(10), n(-5), n(-3), n(6), n(-10), n(5)), '#5f9a4a', '#2f5224', .8)
def turn(k):
    a = Art(*BV, seed=60+k, pid='tn%d' % k); a.blob(10, 24, 40, 13, '#182014', op=.27)
    S = {1: [(-27, 24), (-28, -22), (-22, -40), (-9, -50), (0, -52), (9, -50), (22, -40), (28, -22), (28, 24)],                                   # round head
         2: [(-28, 24), (-29, -26), (-30, -34), (-19, -36), (-17, -46), (-8, -46), (-6, -54), (6, -54), (8, -46), (17, -46), (19, -36), (30, -34), (29, -26), (29, 24)],   # stepped gable
         3: [(-30, 24), (-26, -18), (-30, -34), (-14, -40), (0, -62), (14, -40), (30, -34), (26, -18), (31, 24)],                                   # pointed with shoulders
         4: [(-30, 24), (-31, -42), (-22, -42), (-22, -50), (-11, -50), (-11, -42), (-5, -42), (-5, -54), (6, -54), (6, -42), (12, -42), (12, -50), (23, -50), (23, -42), (31, -42), (31, 24)]}[k]   # battlement
    base = {1: '#d3ccbc', 2: '#c4c6cf', 3: '#d9c8a8', 4: '#bfb6b8'}[k]; sh = [(x+5, y+2) for x, y in S]; a.poly(sh, dark(base, .45), INK, 1.7, .5); a.poly(S, a.lin(-28, -40, 30, 24, (0, light(base, .45)), (.5, base), (1, dark(base, .28))), INK, 1.8, .5)
    m = max(i for i in range(len(S)) if S[i][0] <= 0 and i < len(S)); a.line([(x+2, y+2) for x, y in S[:len(S)//2+1]], '#fffaf0', 1.4, .2, .8)
    a.hatch([(18, -34), (27, -24), (28, 22), (20, 22)], dark(base, .6), .7, 3, 70, .5)
    for p, q in (((-26, 8), (-22, 12)), ((20, 14), (26, 11)), ((-24, -30), (-20, -33))): a.line([p, q], dark(base, .55), 1, .4, .7)
    # carved panel, plain inside
    N = {1: 'c', 2: 's', 3: 'l', 4: 's'}[k]
    pan = [(-18, 8), (-18, -32), (18, -32), (18, 8)] if N == 's' else [(18.5*math.cos(t), -13+21*math.sin(t)) for t in [i*math.pi/9 for i in range(18)]] if N == 'c' else [(0, -40), (17, -28), (19, -4), (10, 9), (-10, 9), (-19, -4), (-17, -28)]
    if N == 's': a.poly([(x*1.13, y*1.05-1) for x, y in pan], dark(base, .4), INK, 1, .2); a.poly(pan, '#f6efdc', dark(base, .5), 1, .2)
    else: a.smooth([(x*1.13, (y+13)*1.1-13) for x, y in pan], dark(base, .4), INK, 1, ten=.9); a.smooth(pan, '#f6efdc', dark(base, .5), 1, ten=.9)
    a.blob(-26, 24, 10, 4, '#7f9a52', None, jit=.2); a.blob(4, 27, 30, 4.6, '#6f8f48', None, jit=.12); a.blob(26, 25, 10, 3.6, '#7f9a52', None, jit=.2)
    for x in (-34, -20, -4, 12, 30): a.tuft(x, 29+a.j(2), ('#4f7a38', '#6f9a48')[int(x) % 2], 7)
    if k == 1:
        for x, y, h in ((-34, 28, 20), (-25, 31, 12), (35, 28, 14)): stem(a, x, y, h); petals(a, x, y-h, 8, '#fbfaf2', 9)                        # daisy
    if k == 2:
        for x, y, h, l in ((-34, 28, 24, -3), (33, 28, 20, 3), (25, 32, 11, -2)): stem(a, x, y, h, l); X, Y = x+l, y-h; a.smooth([(X-6, Y-7), (X-3, Y-2), (X, Y-9), (X+3, Y-2), (X+6, Y-7), (X+6, Y+3), (X, Y+7), (X-6, Y+3)], '#d9342f', '#6a1614', 1.1, ten=.7); a.smooth([(X-4, Y-3), (X-4, Y+2), (X-1, Y+4)], 'none', '#f58a70', 1.3, closed=False)   # tulip
    if k == 3:
        for x, y, h in ((-36, 28, 34), (37, 28, 28)): stem(a, x, y, h); a.blob(x, y-h, 9.6, 9.6, '#8a5a10', INK, .6, 0); petals(a, x, y-h, 12, '#f2b81e', 10, '#7a4a1c'); a.blob(x, y-h, 4.6, 4.4, '#6b3a16', INK, .8, 0)   # sunflower
    if k == 4:
        for x, y, h in ((-36, 28, 26), (-27, 31, 15), (36, 28, 22), (28, 32, 12)): stem(a, x, y, h); [a.blob(x+dx, y-h+dy, 3.6, 3, '#7a5ad0', '#33206a', .8, .06) for dx, dy in ((-3.4, 6), (3.4, 5), (-2.8, 0), (3, -.6), (0, -6), (0, 2))]; a.dots([(x-1, y-h-6), (x+2, y-h)], '#c9b6ff', 1, 1.4)   # lupin
    return a
def turn_marks():
    for k in (1, 2, 3, 4): turn(k).save('turn_%d' % k)
    a = Art(-34, -50, 68, 62, 5, 'tpu')      # the start player's figure on a cushion; lay it before the right foot of any stone
    a.blob(4, 5, 28, 7, '#182014', op=.3); a.smooth([(-26, -2), (-28, 6), (-14, 9), (14, 9), (28, 6), (26, -2), (12, -5), (-12, -5)], a.lin(-24, -4, 24, 9, (0, '#d84a55'), (1, '#8a1f2f')), INK, 1.6, ten=.7); a.smooth([(-22, 0), (0, 3), (22, 0)], 'none', '#f7c9a0', 1.2, closed=False)
    for x in (-27, 27): a.blob(x, 3, 3, 3, GOLD, INK, 1, 0); a.ticks([((x, 5), (x-1.5, 10)), ((x, 5), (x+1.5, 10))], '#b98a12', 1.3)
    a.g(transform='translate(0 -1)'); body(a, KC['purple']); hat(a, 'purple', KC['purple']); a.ge(); a.save('turn_purple')
    for k in (1, 2, 3, 4):
        a = turn(k); a.g(transform='translate(30 30) scale(.8)'); a.blob(4, 3, 22, 6, '#182014', op=.3); body(a, KC['purple']); hat(a, 'purple', KC['purple']); a.ge(); a.save('turn_%d_purple' % k)
