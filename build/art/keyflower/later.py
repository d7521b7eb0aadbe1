"""The first buildings of autumn and winter."""

import math

from art.keyflower.common import building, hay, iground
from art.keyflower.kit import INK, dark, iso
from art.keyflower.spring import key_mine

@building
def sawmill(a):
    a.tree(-54, -22, 12, 'autumn'); a.tree(56, -22, 11, 'red')
    w = [(-74, 30), (-50, 18), (-36, 22), (-20, 34), (-26, 46), (-60, 46)]; a.smooth(w, '#5fa7c7', '#3b7392', 1.2); a.smooth([(-68, 30), (-50, 22), (-40, 27), (-50, 30)], '#9fd0e2', op=.8)
    iground(a, -28, -24, 60, 40); L, R = a.box(-28, -24, 0, 58, 34, 28, '#c28d54'); a.planks(L, 7, horiz=True); a.planks(R, 7, horiz=True); a.quad(L, .48, 0, .86, .85, '#3f2a1c'); a.window(R, .5, .4, .25, .4)
    c = L(.67, .42); a.blob(c[0], c[1], 8, 9, '#c3cbd6', INK, 1, 0); a.ticks([((c[0]+8*math.cos(t), c[1]+9*math.sin(t)), (c[0]+10*math.cos(t+.25), c[1]+11*math.sin(t+.25))) for t in [i*.52 for i in range(12)]], '#5a6270', 1.2); a.blob(c[0], c[1], 2, 2.2, '#5a6270', jit=0)
    a.gable(-28, -24, 58, 34, 28, 22, 'x', 4, '#a15a34', '#c28d54', 'tile', 6, 1.8)
    c = iso(-20, 14, 8)
    c = (c[0]-6, c[1]+2); a.blob(c[0]+2, c[1]+1, 17, 19, 'none', '#3a271b', 6, 0); a.blob(c[0], c[1], 17, 19, 'none', INK, 5.4, 0); a.blob(c[0], c[1], 17, 19, 'none', '#9a6a3c', 3.6, 0); a.ticks([((c[0]-17*math.cos(t), c[1]-19*math.sin(t)), (c[0]+17*math.cos(t), c[1]+19*math.sin(t))) for t in (0, .52, 1.05, 1.57, 2.09, 2.62)], '#7a5230', 1.8)
    a.ticks([((c[0]+15*math.cos(t), c[1]+17*math.sin(t)), (c[0]+21*math.cos(t), c[1]+23*math.sin(t))) for t in [i*.52 for i in range(12)]], '#8a5a33', 3); a.blob(c[0], c[1], 3.4, 3.8, '#6b4526', INK, 1, 0)
    a.dots([(c[0]+a.j(16), c[1]+20+a.j(3)) for _ in range(10)], '#f3fbff', .9, 1.8)
    for z, y0, k in ((0, 22, 3), (6, 25, 2)):
        for i in range(k): a.log(10, y0+i*7-2, 24, 3.4, z)
@building
def well(a):
    a.tree(-50, -8, 14, 'autumn'); a.tree(48, -14, 12, 'gold'); c = iso(0, 6); a.blob(c[0], c[1]+2, 44, 22, '#cdbb93', '#9a8a63', 1, .05)
    for i in range(16): a.blob(c[0]+36*math.cos(i*.42), c[1]+2+18*math.sin(i*.42), 4.6, 2.6, '#b9ae98', '#7d735f', .7, .1)
    a.blob(c[0]+12, c[1]+10, 32, 12, '#182014', op=.25); a.cyl(0, 6, 20, 0, 18, '#b3abb0')
    rx, ry = 24.4, 13.6
    for i in range(3): a.ticks([((c[0]+rx*math.cos(t), c[1]-2-i*6+ry*math.sin(t)), (c[0]+rx*math.cos(t+.33), c[1]-2-i*6+ry*math.sin(t+.33))) for t in [.1+k*.37 for k in range(8)]], '#5b5662', .9, .7)
    for i in range(3): a.ticks([((c[0]+rx*math.cos(t), c[1]-i*6+ry*math.sin(t)), (c[0]+rx*math.cos(t), c[1]-i*6-5.4+ry*math.sin(t))) for t in [.2+k*.4+(i % 2)*.2 for k in range(7)]], '#5b5662', .9, .7)
    a.blob(c[0], c[1]-18, 18.5, 9.6, '#27323a', INK, 1, 0); a.blob(c[0]+2, c[1]-15.5, 14, 6, '#3f6f86', jit=0, op=.8)
    for x in (-22, 22): a.poly([(c[0]+x-2.4, c[1]-16), (c[0]+x-2, c[1]-54), (c[0]+x+2, c[1]-54), (c[0]+x+2.4, c[1]-16)], '#8a5a33', INK, 1.1, .2)
    a.line([(c[0]-22, c[1]-38), (c[0]+27, c[1]-38)], '#7a5230', 3.4); a.blob(c[0], c[1]-38, 8, 4, '#d9b878', INK, 1, .03); a.ticks([((c[0]-6+i*3, c[1]-41), (c[0]-5+i*3, c[1]-35)) for i in range(5)], '#8a6a3a', .8); a.line([(c[0]+27, c[1]-38), (c[0]+30, c[1]-30), (c[0]+35, c[1]-30)], '#5a6270', 2)
    a.line([(c[0]+2, c[1]-36), (c[0]+2, c[1]-25)], '#d9b878', 1.3); a.poly([(c[0]-3.5, c[1]-26), (c[0]+7.5, c[1]-26), (c[0]+6, c[1]-16), (c[0]-2, c[1]-16)], '#a8743f', INK, 1, .1); a.line([(c[0]-3, c[1]-23), (c[0]+7, c[1]-23)], '#5a6270', 1.2)
    a.slope((c[0]-34, c[1]-48), (c[0]+30, c[1]-48), (c[0]+24, c[1]-76), (c[0]-26, c[1]-76), '#a8542f', 'tile', 5, 1.2)
    a.poly([(c[0]+30, c[1]-48), (c[0]+24, c[1]-76), (c[0]+35, c[1]-56)], '#6f3626', INK, 1, .2)
    for x, y, r in ((-36, 24, 5), (-28, 30, 4)): a.rock(x, y, r, r)
@building
def barn(a):
    a.tree(-56, -18, 13, 'gold'); iground(a, -28, -26, 54, 46); L, R = a.box(-28, -26, 0, 54, 44, 24, '#b23f2c'); a.planks(L, 14); a.planks(R, 10)
    a.quad(R, .28, 0, .72, .8, '#8a2f22', '#f3e6c6', 1.6); a.ticks([(R(.28, 0), R(.72, .8)), (R(.72, 0), R(.28, .8)), (R(.5, 0), R(.5, .8))], '#f3e6c6', 1.4); a.window(L, .3, .4, .14, .3); a.window(L, .7, .4, .14, .3)
    def dec(f, w): a.ticks([(f(i/9, 0), f(i/9, 1-abs(i/9-.5)*2)) for i in range(1, 9)], dark(w, .4), .7); a.quad(f, .4, .2, .6, .55, '#3a1f18', '#f3e6c6', 1.4); a.dots([f(.45, .25), f(.5, .28), f(.55, .24)], '#e9c769', 1.4, 2.2)
    a.gable(-28, -26, 54, 44, 24, 28, 'x', 5, '#7d8794', '#b23f2c', 'plank', 6, 1.6, dec)
    hay(a, -36, 26, 12); hay(a, -20, 34, 9); a.log(26, 26, 10, 6, 0, 'x', '#d8b04e'); a.crate(34, 12, 8, 8)
@building
def gold_mine(a):
    key_mine(a); p = iso(23, 25, 17); a.dots([(p[0]+a.j(9), p[1]+a.j(3)) for _ in range(10)], '#eccb2b', 2, 3); a.dots([(p[0]+a.j(8)-1, p[1]+a.j(2)-1) for _ in range(5)], '#fff3b0', .9, 1.4); a.dots([(-40+a.j(10), -26+a.j(9)) for _ in range(7)]+[(31+a.j(6), -26+a.j(6)) for _ in range(5)], '#eccb2b', 1.4, 2.4)
@building
def windmill(a):
    a.fir(-54, -10, 30, snow=True); a.fir(50, -14, 26, snow=True); c = (0, 12); a.blob(12, 20, 34, 11, '#182a44', op=.25)
    g = a.lin(-22, 0, 24, 0, (0, '#fffaf0'), (.45, '#e9dcc4'), (1, '#a08f86')); a.smooth([(-24, 18), (-18, -20), (-14, -46), (14, -46), (18, -20), (25, 18), (14, 25), (-13, 25)], g, INK, 1.4, ten=.6); a.hatch([(10, -44), (14, -44), (24, 16), (13, 22)], '#5a4a4a', .6, 3, 70, .5)
    a.path('M-6 25L-6 10Q0 2 7 10L7 25Z', '#7a4a26', INK, 1.2); a.blob(-3, -18, 4, 5, '#ffd978', INK, 1, 0); a.path('M-17 -45Q0 -74 17 -45Q0 -39 -17 -45Z', '#6a4538', INK, 1.3); a.path('M-15 -48Q-2 -72 9 -58Q-4 -60 -15 -48Z', '#f6fbff')
    for i in range(4):
        t = .4+i*math.pi/2; u = (math.cos(t), math.sin(t)); v = (-u[1], u[0]); q = lambda r, w: (u[0]*r+v[0]*w, -48+u[1]*r+v[1]*w)
        a.line([q(0, 0), q(46, 0)], '#5d3f25', 2.4, .1); a.poly([q(10, 1), q(45, 1), q(44, 11), q(10, 9)], '#f4ead2', INK, 1, .2); a.ticks([(q(r, 1), q(r, 10)) for r in (18, 27, 36)]+[(q(10, 5.5), q(45, 6))], '#8a6a4a', .8)
    a.blob(0, -48, 4, 4, '#5d3f25', INK, 1, 0)
@building
def keythedral(a):
    iground(a, -22, -34, 40, 66, 18); 
    L, R = a.box(-16, -34, 0, 30, 60, 30, '#e0d2b4'); 
    for v in (.18, .42, .66, .88): a.poly([R(v-.06, .2), R(v-.06, .6), R(v, .78), R(v+.06, .6), R(v+.06, .2)], '#2456a6', INK, .9, .1); a.ticks([(R(v, .2), R(v, .75))], '#e0a526', .8)
    a.gable(-16, -34, 30, 60, 30, 26, 'y', 3, '#5f7390', '#e0d2b4', 'tile', 6)
    for x in (-24, 12):
        L, R = a.box(x, 22, 0, 13, 13, 52, '#eaddc0'); a.stones(L, 9, 3, op=.35); a.stones(R, 9, 3, op=.35)
        for f in (L, R): a.poly([f(.3, .62), f(.3, .78), f(.5, .86), f(.7, .78), f(.7, .62)], '#3a3344', INK, .8, .1)
        a.hip(x, 22, 13, 13, 52, 30, '#5f7390', 1.5)
        q = iso(x+6.5, 28.5, 82); a.line([(q[0], q[1]+2), (q[0], q[1]-7)], '#e3a83b', 1.6, 0); a.line([(q[0]-3, q[1]-4), (q[0]+3, q[1]-4)], '#e3a83b', 1.6, 0)
    c = iso(0, 27, 38)
    L, R = a.box(-11, 26, 0, 23, 5, 44, '#f0e4c8'); c = L(.5, .66); a.blob(c[0], c[1], 8, 9.5, '#2456a6', INK, 1.2, 0)
    for i in range(8): t = i*.785; a.blob(c[0]+5*math.cos(t), c[1]+6*math.sin(t), 1.9, 2.1, ('#a3203a', '#e0a526', '#3d7a46', '#7fb6e6')[i % 4], INK, .6, 0)
    a.blob(c[0], c[1], 2, 2.2, '#ffe9a6', INK, .6, 0); a.poly([L(.3, 0), L(.3, .22), L(.5, .36), L(.7, .22), L(.7, 0)], '#6b4526', INK, 1.1, .1)

@building
def village_hall(a):
    a.fir(-54, -8, 28, snow=True); iground(a, -30, -22, 60, 42); a.tree(54, -16, 11, 'winter')
    L, R = a.box(-30, -22, 0, 60, 40, 24, '#e6dcc6'); a.stones(L, 4, 8, op=.35); a.stones(R, 4, 6, op=.35); a.timber(L, (0, .36, .64, 1), (1,)); [a.window(L, u, .3, .12, .45, '#bfe0f0') for u in (.12, .26, .76, .9)]; a.door(L, .5, .2, .8, '#8e2b2b'); a.window(R, .3, .3, .2, .45); a.window(R, .72, .3, .2, .45)
    a.gable(-30, -22, 60, 40, 24, 22, 'x', 4, '#7d6a86', '#e6dcc6', 'tile', 6, 1.4)
    L, R = a.box(-7, -8, 32, 14, 14, 24, '#efe4cc'); c = L(.5, .55); a.blob(c[0], c[1], 4.4, 5, '#fffaf0', INK, 1, 0, 12); a.line([c, (c[0], c[1]-3.4)], INK, 1, 0); a.line([c, (c[0]+2, c[1]+1)], INK, 1, 0); a.window(R, .5, .35, .4, .4)
    a.hip(-7, -8, 14, 14, 56, 20, '#7d6a86', 2); q = iso(0, -1, 76); a.line([(q[0], q[1]+2), (q[0], q[1]-8)], '#e3a83b', 1.6, 0); a.poly([(q[0], q[1]-8), (q[0]+10, q[1]-5), (q[0], q[1]-2)], '#8e2b2b', INK, .9)
# ---------------------------------------------------------------- boats
