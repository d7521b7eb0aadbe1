"""The octagons: quarries, woods, lakes, farms and vineyards, each in two drawings."""

import math

from art.keyflower.boats import boat, wake
from art.keyflower.kit import INK, Art, P, dark, lerp, light

A = 100; B_ = A*math.tan(math.pi/8)   # octagon half width 100, half side 41.4
OCT = [(A, -B_), (A, B_), (B_, A), (-B_, A), (-A, B_), (-A, -B_), (-B_, -A), (B_, -A)]
OV = (-104, -104, 208, 208)
def inoct(x, y, m=8): return abs(x) < A-m and abs(y) < A-m and abs(x)+abs(y) < A*1.41421-m*1.3
def base(a, c0, c1, c2): a.path('M'+'L'.join(P(p) for p in OCT)+'Z', a.rad(-40, -50, 190, (0, c0), (.5, c1), (1, c2)))
def rnd(a, m=16):
    while 1:
        x, y = a.r.uniform(-95, 95), a.r.uniform(-95, 95)
        if inoct(x, y, m): return x, y
def grass(a, k, cols, m=9):
    for i in range(k): x, y = rnd(a, m); a.ticks([((x, y), (x-1.8, y-4.6)), ((x+1.6, y), (x+2, y-5.4)), ((x+3, y), (x+5, y-4))], cols[i % len(cols)], 1.1, .8)
def quarry(v):
    a = Art(*OV, seed=200+v, pid='kq%d' % v); base(a, '#d8d2c2', '#b9b1a2', '#8f887d'); grass(a, 14, ('#8a9a5a', '#73834a'))
    a.smooth([(-78, -18), (-60, -56), (-20, -74), (28, -70), (66, -46), (78, -6), (62, 42), (20, 64), (-34, 60), (-68, 30)], '#8d8d98', INK, 1.6, jit=2)
    for i, (s, c) in enumerate(((.84, '#a4a5b0'), (.64, '#b9bac4'), (.42, '#cfd0d6'))):
        pts = [(x*s+3, y*s+8*i+2) for x, y in ((-78, -18), (-60, -56), (-20, -74), (28, -70), (66, -46), (78, -6), (62, 42), (20, 64), (-34, 60), (-68, 30))]; a.poly(pts, c, '#5a5a68', 1.3, 1.6); 
        a.hatch([pts[4], pts[5], pts[6], (pts[6][0]*.8, pts[6][1]*.8), (pts[5][0]*.8, pts[5][1]*.8)], '#40404e', .8, 3.4, 70, .5)
    for x, y, d in ((-16, 8, 15), (4, -4, 15), (8, 18, 14), (-2, 5, 13)): L, Rr = a.box(x-6, y-6, 0 if d > 13 else 13, d, d, d*.85, '#e3e3e8', '#8e8e9c', '#f6f6f6'); a.hatch([Rr(0, 0), Rr(1, 0), Rr(1, 1), Rr(0, 1)], '#40404e', .6, 3, 60, .4)
    for x, y, r in ((-46, 34, 8), (-36, 42, 5), (46, 28, 9), (54, 18, 5), (-50, -20, 6)): a.rock(x, y, r, r, '#b9bac4')
    a.line([(-40, 18), (-26, -40)], '#6b4526', 3.2, .2); a.line([(-22, 22), (-26, -40)], '#7a5230', 3.2, .2); a.line([(-36, -30), (10, -46)], '#7a5230', 3, .2); a.line([(9, -46), (9, -24)], INK, 1.1); a.rock(9, -14, 9, 9, '#cfd0d6')
    a.save('field_quarry_%d' % v)
def wood(v):
    a = Art(*OV, seed=220+v, pid='kw%d' % v); base(a, '#7fa05c', '#5c8048', '#3c5f38'); grass(a, 22, ('#8fb268', '#3c5f38'))
    pts = [(-62, -38), (-30, -58), (6, -66), (40, -54), (66, -30), (-70, -2), (-40, -16), (-8, -26), (28, -22), (58, 4), (-56, 32), (-22, 14), (10, 10), (42, 34)] if not v else [(-56, -50), (-18, -64), (22, -60), (58, -44), (-72, -14), (-36, -26), (4, -28), (44, -14), (72, 8), (-60, 22), (-24, 8), (12, 10), (52, 36), (-36, 44)]
    for i, (x, y) in enumerate(pts):
        if (i+v) % 3 != 1: a.fir(x, y+14, 50+a.j(6), ('#33624a', '#3f7350', '#2c5744')[i % 3])
        else: a.tree(x, y+12, 16, ('dark', 'olive')[i % 2])
    for z, y0, k in ((0, 0, 3), (6, 3.2, 2)):
        for i in range(k): a.log(24, y0+i*7+24, 26, 3.6, z)
    a.save('field_wood_%d' % v)
def lake(v):
    a = Art(*OV, seed=240+v, pid='kl%d' % v); base(a, '#b5c583', '#93ab62', '#6d8a4a'); grass(a, 18, ('#c8d896', '#5d7a3e'))
    sh = [(-76, 4), (-66, -42), (-28, -66), (18, -60), (60, -58), (80, -14), (64, 30), (40, 62), (-8, 56), (-50, 64)] if not v else [(-74, -20), (-44, -64), (4, -56), (44, -70), (76, -34), (70, 14), (78, 44), (24, 66), (-26, 54), (-68, 36)]
    a.smooth([(x*1.06, y*1.06+2) for x, y in sh], '#e6d8ac', '#8f8456', 1.2); a.smooth(sh, a.lin(-60, -60, 60, 60, (0, '#8fc6dc'), (.4, '#5a93c0'), (1, '#3a5f98')), '#2f4f7a', 1.5); a.smooth([(x*.66-8, y*.6-8) for x, y in sh], '#86bcd8', op=.4); a.smooth([(x*.5+14, y*.4+18) for x, y in sh], '#33568e', op=.35)
    for i in range(18): x, y = a.j(54), a.j(44); a.path('M%sq6 -5 12 0t12 0' % P((x-12, y)), 'none', ('#d5ecf5', '#2f5286')[i % 2], 1.5, .7)
    a.g(transform='translate(%d %d) scale(.46)' % (8 if not v else -12, 14)); 
    boat(a, '#9a6238', '#fbf4dc', '#a3203a', 3); wake(a); a.ge()
    for x, y in ((-62, 38), (-54, 46), (62, -50), (56, -56), (70, 20)): a.ticks([((x, y), (x-3, y-15)), ((x+3, y+1), (x+4, y-18)), ((x+6, y+1), (x+10, y-13))], '#4f7a38', 2); a.ticks([((x+4, y-15), (x+4, y-21))], '#7a4a26', 3)
    a.save('field_lake_%d' % v)
def farm(v):
    a = Art(*OV, seed=260+v, pid='kf%d' % v); base(a, '#d8d88a', '#b9c46a', '#8fa04a'); grass(a, 16, ('#e0e4a0', '#7d9040'))
    def patch(q, c, line, k, op=.8):
        a.poly(q, c, '#6d5a2a', 1.4, 1.2); a.ticks([(lerp(q[0], q[1], i/k), lerp(q[3], q[2], i/k)) for i in range(1, k)], line, 2, op)
        a.ticks([((p[0]-1.2, p[1]-1), (p[0]-1, p[1]-5)) for i in range(1, k) for p in [lerp(lerp(q[0], q[1], i/k), lerp(q[3], q[2], i/k), t/6) for t in range(7)]], light(c, .5), 1.3, .8)
    if not v: patch([(-94, -34), (-40, -90), (12, -92), (-26, -8)], '#e9c24e', '#b88a22', 11); patch([(-92, -20), (-26, 2), (-14, 88), (-44, 90), (-92, 40)], '#9bb852', '#6a8a32', 9); patch([(20, 34), (92, 4), (92, 38), (38, 92)], '#d9a53e', '#a87a1e', 9); patch([(22, -88), (44, -86), (90, -42), (90, -10), (52, -34)], '#b7c65e', '#7d9040', 6)
    else: patch([(8, -90), (42, -90), (92, -38), (92, 2), (26, -16)], '#e9c24e', '#b88a22', 10); patch([(-92, -36), (-40, -90), (-2, -88), (-6, -30), (-84, 6)], '#9bb852', '#6a8a32', 9); patch([(-90, 22), (-16, 6), (10, 92), (-38, 92), (-90, 42)], '#d9a53e', '#a87a1e', 10); patch([(24, 60), (90, 30), (90, 40), (40, 90), (30, 90)], '#b7c65e', '#7d9040', 6)
    ox, oy = (18, -6) if not v else (12, 10)
    a.g(transform='translate(%d %d)' % (ox, oy)); a.poly([(-30, 12), (6, 32), (44, 10), (52, 18), (10, 40)], '#182014', None, op=.25)
    L, Rr = a.box(-16, -14, 0, 34, 26, 18, '#f0dfb8'); a.timber(L, (0, .5, 1), (0, 1)); a.door(L, .26, .22, .7); a.window(L, .74, .35, .2, .4); a.window(Rr, .5, .35, .25, .4); a.gable(-16, -14, 34, 26, 18, 18, 'x', 4, '#c98a3a', '#f0dfb8', 'thatch', 5, 1.6); a.ge()
    hx, hy = (54, -22) if not v else (-40, 52)
    for dx, dy, r in ((0, 0, 12), (14, 8, 9)):
        a.blob(hx+dx+2, hy+dy+1, r*.9, r*.3, '#182014', op=.25); a.smooth([(hx+dx-r*.8, hy+dy), (hx+dx-r*.6, hy+dy-r*.8), (hx+dx, hy+dy-r*1.2), (hx+dx+r*.6, hy+dy-r*.8), (hx+dx+r*.8, hy+dy)], '#e0b84c', INK, 1.1); a.ticks([((hx+dx+u*r, hy+dy-r*.8), (hx+dx+u*r*1.4, hy+dy-1)) for u in (-.4, 0, .4)], '#94701e', .9)
    a.tree(6 if not v else 58, 66 if not v else 34, 11, 'dark'); a.save('field_farm_%d' % v)
def vineyard(v):
    a = Art(*OV, seed=280+v, pid='kv%d' % v); base(a, '#d6bd8c', '#bb9a68', '#8f6f48'); grass(a, 10, ('#8a9a4a', '#a08a50'))
    for r in range(6):
        y = -58+r*23; w = 84-abs(y)*.42-abs(y+0)*.05; xs = [x for x in range(-int(w), int(w), 22)]
        if v: y += 4
        a.line([(-w, y+3), (w, y-1)], '#6d4f2c', 1.4, .6)
        a.ticks([((x+3, y+5), (x+3, y-13)) for x in xs], '#6b4526', 2)
        for i, x in enumerate(xs):
            c = ('#6f9a3f', '#5d8a3a', '#86a848')[(i+r) % 3]
            a.dots([(x+7, y+2)], '#2a1a10', 8, 8, .22); a.blob(x+3, y-5, 10.4, 7.8, dark(c, .3), INK, 1, .14, 7); a.blob(x+1.8, y-7, 7.2, 4.8, c, jit=.14, k=6); a.dots([(x+.4, y-8.6)], light(c, .4), 2.4, 2.6)
            if (i+r+v) % 2 == 0: a.dots([(x+4+dx, y-3+dy) for dx, dy in ((0, 0), (3.4, .4), (-3.4, .4), (-1.6, 3.2), (1.8, 3.2), (0, 6))], '#5a1026', 2.4, 2.5); a.dots([(x+3.4+dx, y-3.6+dy) for dx, dy in ((0, 0), (3.4, .4), (-3.4, .4), (-1.6, 3.2), (1.8, 3.2))], '#c24a6c', .8, .9)
    a.barrel(50, 34, 6, 12) if 0 else None
    p = (-40, 58) if not v else (38, 56); a.g(transform='translate(%d %d)' % p); a.cyl(0, 0, 10, 0, 8, '#8a5a2f', '#811f39', (.2, .8)); a.dots([(a.j(8), -8+a.j(4)) for _ in range(10)], '#a8355a', 1.6, 2.4); a.ge(); a.save('field_vineyard_%d' % v)
