"""The ground of each season, roads, rivers, and what grows at the edges."""

import math
import random

from art.keyflower.common import hay
from art.keyflower.kit import Art, C30, INK, P, dark, light, n

R = 120; H = R*C30*1.0
HEX = [(R*math.cos(math.radians(60*i)), R*math.sin(math.radians(60*i))) for i in range(6)]
TV = (-122, -106, 244, 212)
SEAS = {'spring': ('#a3cf6e', '#7fb55a', '#5d9548', '#cde89a'), 'summer': ('#e9d77e', '#cfc163', '#a3a24b', '#f8edaa'), 'autumn': ('#dca25a', '#c47f41', '#96602f', '#f0c988'), 'winter': ('#f1f6fb', '#d6e4f0', '#aac2da', '#ffffff')}
def inhex(x, y, m=10): 
    y2 = abs(y); return y2 < H-m and abs(x)*.866+y2*.5 < H-m
def meadow(s, var):
    a = Art(*TV, seed=40+var*7+len(s), pid='m'+s[:2]+str(var)); hi, mid, lo, top = SEAS[s]
    a.path('M'+'L'.join(P(p) for p in HEX)+'Z', a.rad(-40, -60, 230, (0, hi), (.5, mid), (1, lo)))
    rnd = lambda m=14: next((x, y) for x, y in iter(lambda: (a.r.uniform(-115, 115), a.r.uniform(-100, 100)), None) if inhex(x, y, m))
    for i in range(10):
        x, y = rnd(34); a.blob(x, y, a.r.uniform(14, 30), a.r.uniform(7, 13), (lo, hi, top)[i % 3], op=.28, jit=.2, rot=a.j(.5))
    if s == 'summer':
        for i in range(3):
            x, y = rnd(40); a.ticks([((x-18+a.j(3), y+k*4-8), (x+18+a.j(3), y+k*4-11)) for k in range(5)], '#b3a544', 1.1, .55)
    if s == 'winter':
        for i in range(5): x, y = rnd(30); a.path('M%sq%s %s %s %s' % (P((x-16, y)), n(14), n(-5), n(32), n(1)), 'none', '#9fb8d4', 1.4, .6)
    for i in range(46):
        x, y = rnd(9); a.ticks([((x, y), (x-1.6, y-4)), ((x+1.4, y), (x+1.8, y-4.6)), ((x+2.6, y), (x+4.4, y-3.4))], (dark(lo, .22), lo, top)[i % 3], 1, .75 if s != 'winter' else .45)
    fl = {'spring': ('#fff6fa', '#f6b6cb', '#ffe27a'), 'summer': ('#d9442f', '#fff6d6', '#e08a2a'), 'autumn': ('#b4452c', '#e9b13c', '#7d4a2a'), 'winter': ('#ffffff', '#ffffff', '#c2d6ea')}[s]
    for i in range(9):
        x, y = rnd(12); c = fl[i % 3]
        a.dots([(x+a.j(8), y+a.j(4)) for _ in range(a.r.randint(2, 5))], c, 1.2, 2)
    if s in ('spring', 'autumn'): 
        for i in range(2): x, y = rnd(20); a.rock(x, y, 4, 4, '#b9b7ac')
    a.save('ground_%s_%d' % (s, var))
def edge_clip(pts): return pts
OVER, UNDER = .8, -2.5  # how far roads and rivers run over the edge, and their ink, whose ends are round
RW = 15   # half width of a road at the edge
def road_side(seed, w, y0=8, amp=1.1):
    r = random.Random(seed); out = []
    for i in range(8): 
        t = i/7; y = H-(H-y0)*t; k = 0 if i == 0 else amp
        out.append((w*(1+(0 if i == 0 else .07*math.sin(t*9+seed)))+r.uniform(-k, k)*1.3, y))
    return out
def roads():
    """canonical edge = S (bottom). Under = verge and ink, over = the dirt itself. Compose: rotate(60*k)."""
    for nm, rw, ink, body, hi in (('road', RW, '#5b4526', '#d8be8a', '#ecd9ac'), ('river', 24, '#3a5d6b', '#5fa7c7', '#a9d8e6')):
        for part in ('under', 'over'):
            PAST = UNDER if part == 'under' else OVER
            a = Art(*TV, seed=9, pid=nm[:2]+part[0]); Rr = [(rw, H+PAST)]+road_side(2, rw, 2); Ll = [(-rw, H+PAST)]+[(-x, y) for x, y in road_side(5, rw, 2)]
            if nm == 'road':
                Rr[-1] = (rw*.8, 0); Ll[-1] = (-rw*.8, 0)
                sh = lambda k: a.spl(Rr, False)+'L'+a.spl(Ll[::-1], False)[1:]+'Z'
                if part == 'under':
                    a.path(sh(0)[:-1], 'none', '#8f7a48', 8, .55); a.path(sh(0)[:-1], 'none', ink, 4)
                else:
                    a.path(sh(0), body)
                    for s in (-1, 1): a.smooth([(s*6+a.j(.7) if y < H-1 else s*6, y) for y in (H+PAST, H, 86, 66, 46, 26, 6)], 'none', '#b8955c', 3, closed=False, op=.6); a.smooth([(s*6-1.4+(a.j(.5) if y < H-2 else 0), y) for y in (H+PAST, H-1, 86, 66, 46, 26, 6)], 'none', hi, 1.2, closed=False, op=.9)
                    a.dots([(a.j(13), a.r.uniform(12, H-3)) for _ in range(16)], '#a9875a', .8, 1.5, .8); a.dots([(a.j(12), a.r.uniform(12, H-3)) for _ in range(10)], '#f6ead0', .7, 1.3, .9)
            else:
                Rr = [(24, H+PAST), (24, H), (25, 94), (28, 82), (36, 68), (39, 54)]; Ll = [(-24, H+PAST), (-24, H), (-25, 94), (-29, 82), (-38, 68), (-40, 54)]; cap = [(32, 42), (14, 36), (-12, 36), (-32, 43)]
                d = a.spl(Rr+cap+Ll[::-1], False, .9)+'Z'
                if part == 'under': a.path(d[:-1], 'none', '#e3d3a4', 10); a.path(d[:-1], 'none', ink, 3.4)
                else:
                    a.path(d, a.lin(-30, 40, 30, 104, (0, '#8ccbe0'), (.5, body), (1, '#3f84a8')))
                    a.smooth([(-34, 56), (-22, 44), (0, 41), (6, 46), (-16, 52), (-26, 66)], '#b9e2ee', op=.5)
                    for i in range(9): x, y = a.j(16), 54+i*5.6; a.path('M%sq5 -4 10 0t10 0' % P((x-10, y)), 'none', ('#cdeaf3', '#3a7da0')[i % 2], 1.4, .75)
            a.save(nm+'_edge_'+part)
    for part in ('under', 'over'):   # straight river N-S, opening into a basin for the boat
        PAST = UNDER if part == 'under' else OVER
        a = Art(*TV, seed=10, pid='rs'+part[0]); Rr = [(24, H+PAST), (24, H), (26, 88), (40, 62), (60, 36), (66, 6), (58, -22), (38, -52), (26, -82), (24, -H), (24, -H-PAST)]; Ll = [(-24, H+PAST), (-24, H), (-27, 86), (-42, 60), (-62, 38), (-68, 8), (-60, -22), (-38, -54), (-25, -84), (-24, -H), (-24, -H-PAST)]
        d = a.spl(Rr, False, .8)+'L'+a.spl(Ll[::-1], False, .8)[1:]+'Z'
        if part == 'under':
            for colour, width in (('#e3d3a4', 11), ('#3a5d6b', 3.4)):
                for side in (Rr, Ll): a.path(a.spl(side, False, .8), 'none', colour, width)
        else:
            a.path(d, a.lin(-60, -40, 60, 60, (0, '#8ccbe0'), (.45, '#5fa7c7'), (1, '#3f84a8')))
            a.smooth([(-56, 6), (-48, -20), (-28, -44), (-20, -30), (-36, -4), (-46, 22)], '#b9e2ee', op=.45)
            for i in range(26):
                y = -96+i*7.6; w = 12+44*max(0, 1-abs(y-6)/70); x = a.j(w)
                a.path('M%sq5 -4 10 0t10 0' % P((x-10, y)), 'none', ('#cdeaf3', '#3a7da0')[i % 2], 1.4, .75)
            for x, y in ((-64, 22), (-60, 30), (60, -14), (64, -6), (52, 48)): a.ticks([((x, y), (x-2, y-12)), ((x+2.4, y+1), (x+3, y-14)), ((x+5, y+1), (x+8, y-10))], '#4f7a38', 1.6); a.ticks([((x+3, y-12), (x+3, y-16))], '#7a4a26', 2.6)
        a.save('river_straight_'+part)
    for part in ('under', 'over'):
        a = Art(*TV, seed=12, pid='pz'+part[0]); pts = [(46*math.cos(t)*(1+a.j(.05)), 9+27*math.sin(t)*(1+a.j(.05))) for t in [i*.5236 for i in range(12)]]
        if part == 'under': a.smooth(pts, '#8f7a48', '#8f7a48', 8, op=.55); a.smooth(pts, '#5b4526', '#5b4526', 4)
        else: a.smooth(pts, '#d8be8a'); a.dots([(a.j(38), 9+a.j(20)) for _ in range(30)], '#a9875a', .8, 1.6, .7); a.dots([(a.j(36), 9+a.j(18)) for _ in range(20)], '#f3e4bd', .8, 1.6)
        a.save('plaza_'+part)
    # field edges (upright scenery placed at edge midpoints of G edges)
    for s in SEAS:
        for v in range(3):
            a = Art(-34, -40, 68, 56, 70+v, 'fe%s%d' % (s[:2], v))
            if s == 'winter':
                if v == 0: a.fir(-12, 4, 30, snow=True); a.fir(8, 8, 24, snow=True)
                elif v == 1: a.tree(-4, 6, 12, 'winter'); a.bush(14, 8, 6, '#e8f1f8')
                else: [a.bush(x, 4+a.j(3), 7, '#e8f1f8') for x in (-16, -2, 12)]
            else:
                ks = {'spring': ('spring', 'dark', 'spring'), 'summer': ('summer', 'olive', 'dark'), 'autumn': ('autumn', 'gold', 'red')}[s]; bc = {'spring': '#7fb55a', 'summer': '#9aa446', 'autumn': '#c07a3a'}[s]
                if v == 0: a.tree(-11, 3, 11, ks[0]); a.tree(9, 8, 9, ks[1]); a.bush(20, 8, 5, bc)
                elif v == 1:
                    if s == 'summer':
                        hay(a, -8, 5, 11); hay(a, 10, 9, 8)
                    else: a.tree(2, 6, 12, ks[2]); a.bush(-14, 7, 6.5, bc)
                else:
                    for i in range(5): p = (-24+i*12, 4+a.j(1)); a.line([p, (p[0], p[1]-11)], '#7a5230', 2.4)
                    a.line([(-27, -3), (27, -4)], '#a97a48', 2, .4); a.line([(-27, 1), (27, 0)], '#8a6238', 2, .4); a.bush(-16, 6, 6, bc); a.bush(14, 7, 7, bc)
            a.save('fieldedge_%s_%d' % (s, v))
    # plates
    a = Art(-21, -48, 42, 54, 3, 'kan'); a.blob(3, 2.4, 16, 3.6, '#10140c', op=.3, jit=0); d = 'M-14 1.5C-15.4 -4 -13 -13 -9.4 -17.6C-11 -19 -11 -33 0 -33S11 -19 9.4 -17.6C13 -13 15.4 -4 14 1.5C14 4 -14 4 -14 1.5Z'
    a.path(d, '#201812', '#201812', 2.6); a.path(d, a.lin(-13, -30, 14, 0, (0, '#fff6e0'), (.45, '#e2cfa6'), (1, '#a58a5c'))); a.path('M-11.4 -1C-11.6 -6 -10 -12 -7.2 -16', 'none', '#ffffff', 1.6, .9); a.path('M-3.6 -13.6C-3.4 -18 4 -17.6 3.6 -13.4C3.4 -10.6 0 -10.6 0 -7', 'none', '#5b4526', 2.4); a.blob(0, -2.6, 1.5, 1.5, '#5b4526', jit=0); a.save('keyple_any')
    a = Art(-24, -24, 48, 48, 3, 'imv'); a.blob(2, 15, 20, 4, '#10140c', op=.3)
    a.poly([(-18, -9), (14, -9), (11, 5), (-15, 5)], '#a8743f', INK, 1.8, .2); a.ticks([((-17, -2.4), (13, -2.4)), ((-6, -9), (-6, 5)), ((4, -9), (4, 5))], '#6b4526', 1.2); a.line([(13, 1), (23, -3)], '#6b4526', 3)
    for x in (-9, 7): a.blob(x, 8, 7.4, 7.4, '#6b4526', INK, 1.6, 0, 12); a.blob(x, 8, 4.6, 4.6, '#e0bf86', jit=0); a.ticks([((x-5, 8), (x+5, 8)), ((x, 3), (x, 13))], '#6b4526', 1.4); a.blob(x, 8, 1.6, 1.6, INK, jit=0)
    a.smooth([(-15, -9), (-10, -17), (2, -19), (11, -14), (12, -9)], '#e9c769', INK, 1.6); a.save('ic_move')
    a = Art(-24, -24, 48, 48, 3, 'iey'); a.path('M-20 0C-10 -13 10 -13 20 0C10 13 -10 13 -20 0Z', '#fffaf0', INK, 3); a.blob(0, 0, 7.6, 7.6, '#2c6a86', INK, 2, 0, 12); a.blob(0, 0, 3, 3, INK, jit=0); a.blob(-2, -2.4, 1.6, 1.6, '#ffffff', jit=0); a.save('ic_eye')
    a = Art(-24, -24, 48, 48, 3, 'ilk'); pts = hexp = [(18*math.cos(i*1.0472), 18*math.sin(i*1.0472)) for i in range(6)]; a.poly(pts, a.lin(-14, -14, 14, 14, (0, '#b9dc85'), (1, '#6fa24e')), INK, 2.4, .1); a.path('M0 16V-16M0 0L14 8', 'none', '#5b4526', 7); a.path('M0 16V-16M0 0L14 8', 'none', '#d8be8a', 4); a.save('ic_tile')
    a = Art(-16, -16, 32, 32, 3, 'icr'); a.path('M-13 9L-14 -7L-6 0L0 -11L6 0L14 -7L13 9Z', a.lin(0, -10, 0, 9, (0, '#fff0b0'), (1, '#d39a26')), '#3a2410', 2); a.save('ic_leader')
    a = Art(-50, -20, 100, 40, 4, 'pp'); p = [(-46, -15), (46, -16), (47, 14), (-46, 15)]; a.poly([(x+1, y+3) for x, y in p], '#10140c', op=.3, jit=.6); a.poly(p, a.lin(0, -16, 0, 16, (0, '#fffaea'), (1, '#efe0b8')), '#5b4526', 1.5, .6); a.save('plate_paper')
    a = Art(-30, -30, 60, 60, 4, 'pu'); a.path('M0 -22L20 -2H9V20H-9V-2H-20Z', '#10140c', op=.3); a.path('M0 -25L20 -5H9V18H-9V-5H-20Z', a.lin(0, -25, 0, 18, (0, '#ffe9a0'), (.5, '#e3a83b'), (1, '#b06f1c')), '#3a2410', 2); a.path('M-14 -8L0 -21', 'none', '#fff8dc', 1.8, .9); a.save('upgrade_arrow')
    a = Art(-20, -20, 40, 40, 4, 'pv'); pts = [((15 if i % 2 == 0 else 8.4)*math.cos(-math.pi/2+i*math.pi/6), (15 if i % 2 == 0 else 8.4)*math.sin(-math.pi/2+i*math.pi/6)) for i in range(12)]; pts = [(16*math.cos(i*.5236), 16*math.sin(i*.5236)) if i % 2 else (13*math.cos(i*.5236), 13*math.sin(i*.5236)) for i in range(12)]; a.poly(pts, a.lin(-12, -12, 12, 14, (0, '#d8523a'), (1, '#8e2b2b')), '#3a1410', 1.8, .2); a.blob(0, 0, 10, 10, 'none', '#f3c9a0', 1, 0, 12); a.save('vp_seal')
    for s, c in (('spring', '#7fb55a'), ('summer', '#f4dc7c'), ('autumn', '#c8662f'), ('winter', '#cfe0f0')):
        a = Art(-24, -24, 48, 48, 4, 'sg'+s[:2]); a.blob(0, 0, 20, 20, a.rad(-6, -8, 32, (0, light(c, .4)), (1, dark(c, .12))), INK, 1.8, .015, 14)
        if s == 'spring': a.path('M0 14C0 4 -1 -2 0 -12', 'none', '#3b5a28', 2.4); a.path('M0 4C-10 4 -12 -4 -12 -8C-4 -8 0 -4 0 4ZM0 -1C9 -1 12 -8 12 -13C4 -12 0 -8 0 -1Z', '#3f7d33', '#22401a', 1.2)
        if s == 'summer': a.ticks([((9*math.cos(i*.7854), 9*math.sin(i*.7854)), (15*math.cos(i*.7854), 15*math.sin(i*.7854))) for i in range(8)], '#a8621a', 2.6); a.blob(0, 0, 7, 7, '#f0962a', '#7a4210', 1.4, 0)
        if s == 'autumn': a.path('M0 14C-1 8 -10 9 -12 2C-8 2 -9 -3 -11 -7C-6 -6 -3 -8 0 -14C3 -8 6 -6 11 -7C9 -3 8 2 12 2C10 9 1 8 0 14Z', '#f3c268', '#4a1f10', 1.3); a.path('M0 16V-8M0 4L-6 0M0 4L6 0', 'none', '#4a1f10', 1.2)
        if s == 'winter': a.ticks([((-13*math.cos(t), -13*math.sin(t)), (13*math.cos(t), 13*math.sin(t))) for t in (.52, 1.57, 2.62)]+[((9*math.cos(t)+0, 9*math.sin(t)), (13*math.cos(t+d), 13*math.sin(t+d))) for t in [i*1.047+.5236 for i in range(6)] for d in (-.3, .3)], '#2f5a86', 2)
        a.save('season_'+s)
