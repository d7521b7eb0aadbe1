"""The buildings of summer."""

import math

from art.keyflower.common import WALL, WOODC, building, horse, iground, sign
from art.keyflower.kit import INK, dark, iso, lerp

@building
def store(a):
    iground(a, -28, -22, 54, 44); a.tree(52, -22, 12, 'summer')
    L, R = a.box(-28, -22, 0, 54, 42, 24, '#c2b8a6'); a.stones(L, 5, 8, fills=('#d9cfba', '#a0947f')); a.stones(R, 5, 6)
    a.door(L, .5, .4, .9, '#8a5a33'); a.window(R, .3, .4, .16, .35); a.window(R, .72, .4, .16, .35)
    L, R = a.box(-28, -22, 24, 54, 42, 13, '#b98350'); a.planks(L, 12); a.planks(R, 9); a.quad(L, .42, .1, .58, .95, '#4a3222')
    def dec(f, w): a.ticks([(f(i/8, 0), f(i/8, 1-abs(i/8-.5)*2)) for i in range(1, 8)], dark(w, .35), .7); a.quad(f, .4, .12, .6, .55, '#4a3222')
    a.gable(-28, -22, 54, 42, 37, 24, 'x', 4, '#6b7f9a', '#c99a62', 'tile', 6, 1.4, dec)
    p = L(.5, 1); a.line([(p[0], p[1]-3), (p[0]-6, p[1]-6)], '#5d3f25', 3); a.line([(p[0]-6, p[1]-6), (p[0]-6, p[1]+26)], INK, 1); a.blob(p[0]-6, p[1]+31, 6, 6.5, '#e6d3a2', INK, 1, .06); a.line([(p[0]-9, p[1]+26), (p[0]-3, p[1]+26)], '#7a5230', 1.6)
    a.crate(-18, 30, 11, 9); a.crate(-16, 31, 8, 7, 9); a.crate(30, 16, 10, 8); a.barrel(14, 33, 4.6, 9)
    for x, y in ((-48, 8), (-41, 14)): a.blob(x, y, 6.5, 6, '#e6d3a2', INK, 1, .08); a.blob(x-1.5, y-2, 3.5, 2.6, '#fbf1d2', jit=.1); a.line([(x-2.4, y-6), (x+2.4, y-6)], '#7a5230', 1.6)
@building
def mason(a):
    a.tree(54, -20, 12, 'summer'); iground(a, -34, -22, 40, 34)
    L, R = a.box(-36, -24, 0, 38, 32, 20, '#cfc6b6'); a.stones(L, 4, 6, fills=('#e4dcc8', '#a89e8c')); a.stones(R, 4, 5); a.door(L, .3, .3, .8); a.window(L, .75, .35, .2, .4); a.window(R, .5, .35, .24, .4)
    a.gable(-36, -24, 38, 32, 20, 20, 'y', 4, '#7a86a0', '#cfc6b6', 'tile', 5, 1.2)
    # the arch being built
    L, R = a.box(24, -26, 0, 10, 9, 34, '#d9dbe2'); a.stones(L, 6, 2); a.stones(R, 6, 2)
    L, R = a.box(24, 6, 0, 10, 9, 34, '#d9dbe2'); a.stones(L, 6, 2); a.stones(R, 6, 2)
    A = [iso(34, -5.5+20*math.cos(t), 34+14*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; I = [iso(34, -5.5+11*math.cos(t), 34+6*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; BK = [iso(24, -5.5+20*math.cos(t), 34+14*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]
    a.poly(BK[:8]+A[:8][::-1], '#eef0f2', INK, 1.1, .2); a.poly(A+I[::-1], '#a4a9b8', INK, 1.1, .2); a.ticks([(A[i], I[i]) for i in range(1, 10)], '#4b5164', .8)
    k = A[5]; a.poly([(k[0]-4, k[1]-5), (k[0]+4, k[1]-3), (k[0]+3, k[1]+9), (k[0]-2, k[1]+8)], '#eaeef2', INK, 1.1, .1); a.blob(k[0]+.6, k[1]+1, 1.3, 1.6, '#4b5164', jit=0)
    for z in (14, 28): a.line([iso(40, -30, z), iso(40, 20, z)], '#a97a48', 2.2)
    for y in (-30, 20): a.line([iso(40, y, 0), iso(40, y, 42)], '#8a5a33', 2.4)
    for x, y, z in ((-18, 22, 0), (-4, 24, 0), (-11, 23, 9)): a.box(x, y, z, 12, 9, 9, '#b4bccb')
    a.rock(-52, 16, 9, 9); a.rock(-44, 22, 5, 5)
    a.line([(8, 38), (18, 24)], '#7a4a26', 2.4); a.poly([(13, 22), (19, 19), (24, 26), (18, 28)], '#5a6270', INK, 1, .1)
@building
def carpenter(a):
    a.tree(-54, -16, 13, 'summer'); iground(a, -26, -24, 52, 40)
    L, R = a.box(-26, -24, 0, 52, 38, 28, '#d0a068'); a.planks(L, 7, horiz=True); a.planks(R, 7, horiz=True); a.timber(L, (0, 1), (0, 1)); a.timber(R, (0, 1), (0, 1))
    a.quad(L, .3, 0, .72, .88, '#4a3222'); a.quad(L, .3, 0, .44, .88, '#9a683a'); a.quad(L, .58, 0, .72, .88, '#9a683a'); a.window(R, .35, .4, .2, .35); a.window(R, .7, .4, .2, .35)
    def dec(f, w): a.ticks([(f(0, .0), f(1, .0)), (f(.2, .35), f(.8, .35)), (f(.5, 0), f(.5, .9))], '#6b4526', 1.5)
    a.gable(-26, -24, 52, 38, 28, 23, 'x', 4, '#c07a3a', '#d0a068', 'tile', 6, 1.8, dec)
    for i in range(5): a.box(26+i*.6, -6, i*3.4, 8, 34, 2.8, ('#e3bd80', '#d4a766', '#c9985a')[i % 3], sw=.8)
    for x in (-20, 2): a.line([iso(x-3, 30, 0), iso(x, 27, 11)], '#7a5230', 2.4); a.line([iso(x+3, 25, 0), iso(x, 28, 11)], '#7a5230', 2.4)
    a.log(-26, 28, 36, 3.4, 10, 'x', '#a8743f')
    p = iso(-8, 28, 16); a.poly([(p[0]-14, p[1]-16), (p[0]+11, p[1]-2), (p[0]+9, p[1]+4), (p[0]-17, p[1]-9)], '#c3cbd6', INK, 1, .1); a.ticks([((p[0]-15+i*3.2, p[1]-8.4+i*1.62), (p[0]-14.4+i*3.2, p[1]-5.6+i*1.62)) for i in range(8)], '#5a6270', 1); a.line([(p[0]-15, p[1]-17), (p[0]-19, p[1]-10)], '#7a4a26', 3.4)
    a.dots([(p[0]+a.j(16), p[1]+18+a.j(3)) for _ in range(14)], '#f0d59a', .8, 1.6); sign(a, 46, 24, 26, 'saw')
@building
def smelter(a):
    iground(a, -30, -24, 50, 44); a.fir(54, -10, 30, '#5b7a45')
    L, R = a.box(-34, -26, 0, 40, 30, 18, '#a7623f'); a.stones(L, 5, 8, '#5a2f20', .6, ('#c07a52', '#8f4f33')); a.stones(R, 5, 6, '#4a261b', .6)
    a.window(L, .3, .35, .2, .4, '#ffb84d'); a.gable(-34, -26, 40, 30, 18, 18, 'x', 4, '#5d5a66', '#a7623f', 'tile', 5)
    g = a.lin(-2, 0, 40, 0, (0, '#d08a5e'), (.4, '#a75c3c'), (1, '#5e2f26'))
    a.smooth([(-6, 20), (-4, -6), (4, -38), (6, -62), (26, -62), (28, -38), (38, -6), (40, 20), (30, 27), (4, 27)], g, INK, 1.4, ten=.7)
    for y in (-48, -34, -18, 0): w = 12+ (y+62)*.23; a.line([(16-w, y), (16, y+3), (16+w, y)], '#4a261b', .9, .3, .6)
    a.ticks([((16+a.j(14), y), (16+a.j(14), y)) for y in ()], INK, 1)
    a.hatch([(24, -58), (28, -38), (38, -6), (39, 18), (28, 24), (24, -10)], '#3a1a18', .7, 3, 75, .5)
    a.poly([(3, -60), (4, -67), (28, -67), (29, -60)], '#8a4a33', INK, 1.2, .2); a.blob(16, -67, 11.5, 3.4, '#3a1a18', INK, 1, 0); a.blob(15, -67, 7, 2, '#ff9a3a', jit=0)
    for dx, dy, r, c in ((17, -73, 5, '#ffb84d'), (15, -80, 6.5, '#f3e6cf'), (19, -88, 6, '#f3e6cf')): a.blob(dx, dy, r, r*.8, c, op=.55, jit=.15)
    a.path('M6 27C4 6 10 0 17 0S30 6 28 27Z', '#2a1512', INK, 1.3); a.path('M9 27C8 12 12 7 17 7S26 12 25 27Z', '#e2571f'); a.path('M12 27C11 17 14 14 17 13S23 18 22 27Z', '#ffd04f')
    a.poly([(8, 28), (26, 28), (31, 36), (1, 36)], '#ffb84d', None, jit=.6, op=.5)
    for x, y, z in ((-34, 18, 0), (-26, 22, 0), (-30, 20, 5)): a.box(x, y, z, 12, 6, 4.4, '#4f4285', '#302553', '#7a6bb0')
    a.box(34, 12, 0, 10, 12, 8, '#3a3034', '#2a2226', '#4a4044'); [a.rock(iso(39, 18, 8)[0]+dx, iso(39, 18, 8)[1]+2, 4, 4, '#3a3440') for dx in (-5, 3)]
@building
def tavern(a):
    a.tree(-56, -20, 12, 'summer'); iground(a, -30, -28, 62, 46)
    a.chimney(-24, -22, 44, 16, 7, smoke=True)
    L, R = a.box(-32, -28, 0, 30, 46, 26, WALL); a.timber(L, (0, .5, 1), (0, .5, 1), ((0, .5, .5, 1), (1, .5, .5, 1))); a.window(L, .26, .6, .2, .3); a.window(L, .75, .6, .2, .3); a.door(L, .5, .34, .46, '#7d3b22')
    L, R = a.box(-2, -28, 0, 36, 30, 22, '#cbbfa8'); a.stones(L, 5, 6, fills=('#e2d6bc', '#a89c86')); a.stones(R, 5, 6); a.window(L, .32, .35, .22, .4); a.window(L, .74, .35, .22, .4); a.window(R, .3, .35, .2, .4); a.window(R, .72, .35, .2, .4)
    a.gable(-2, -28, 36, 30, 22, 22, 'x', 4, '#8f4a63', '#cbbfa8', 'tile', 5)
    def dec(f, w): a.ticks([(f(.5, 0), f(.5, .95)), (f(.22, .3), f(.78, .3))], '#6b4526', 1.6); a.blob(*f(.5, .48), 3, 3.6, '#ffd978', INK, .9)
    a.gable(-32, -28, 30, 46, 26, 24, 'y', 4, '#9c4f68', WALL, 'tile', 6, 1.2, dec)
    q = iso(-17, 20, 52); a.line([(q[0], q[1]), (q[0], q[1]-10)], '#5d3f25', 1.6); a.poly([(q[0], q[1]-10), (q[0]+11, q[1]-7), (q[0], q[1]-4)], '#fdcd13', INK, .9)
    for x, y in ((14, 20), (28, 16)):
        a.cyl(x, y, 1.4, 0, 7, '#6b4526'); a.cyl(x, y, 6.5, 7, 8.6, WOODC); p = iso(x, y, 10); a.poly([(p[0]-2, p[1]-3), (p[0]+1.4, p[1]-3), (p[0]+1.4, p[1]+1), (p[0]-2, p[1]+1)], '#e3a83b', INK, .7, 0)
    a.barrel(-24, 28, 4.8, 9.5); a.barrel(-14, 31, 4.8, 9.5); sign(a, -52, 22, 30, 'mug', '#f6dd8c')
@building
def hiring_fair(a):
    a.tree(56, -22, 11, 'summer'); a.tree(-58, -14, 12, 'olive')
    def tent(x, y, w, h, c1, c2):
        a.blob(x+7, y+3, w*.72, w*.22, '#182014', op=.25)
        T = (x, y-h-22); k = 6; base = [(x-w/2+w*i/k, y-3+5*math.sin(math.pi*i/k)) for i in range(k+1)]; ev = [(x-w*.58+w*1.16*i/k, y-h*.55+6*math.sin(math.pi*i/k)) for i in range(k+1)]
        for i in range(k): a.poly([base[i], base[i+1], ev[i+1], ev[i]], dark((c1, c2)[i % 2], .06+.09*max(0, i-2)), INK, .9, .2)
        d = base[2:5]; a.poly([base[2], (x+1, y-h*.5), base[4]], '#3a2620', INK, 1, .2)
        for i in range(k): a.poly([ev[i], ev[i+1], T], dark((c1, c2)[i % 2], .02+.08*max(0, i-2)), INK, 1, .2)
        for i in range(k): m = lerp(ev[i], ev[i+1], .5); a.smooth([ev[i], (m[0], m[1]+6), ev[i+1]], (c2, c1)[i % 2], INK, .9, closed=False)
        a.line([T, (T[0], T[1]-13)], '#5d3f25', 1.7); a.poly([(T[0], T[1]-13), (T[0]+14, T[1]-10), (T[0], T[1]-6)], c1, INK, .9)
    tent(-26, 2, 44, 24, '#2f7f8f', '#fbf1d8'); tent(22, -8, 38, 22, '#c8662f', '#fbf1d8')
    tent(8, 30, 50, 26, '#b3392f', '#fbf1d8')
    a.line([(-62, -34), (-62, 18)], '#7a5230', 2.2); a.line([(62, -34), (62, 14)], '#7a5230', 2.2)
    pts = [(-62+124*i/10, -34+18*math.sin(math.pi*i/10)) for i in range(11)]; a.line(pts, '#5d3f25', 1.1, 0)
    for i in range(10): m = lerp(pts[i], pts[i+1], .5); a.poly([(m[0]-4, m[1]-1), (m[0]+4, m[1]), (m[0]+.5, m[1]+8)], ('#fdcd13', '#b3392f', '#2f7f8f', '#4aac79')[i % 4], INK, .8, .1)
    a.crate(-44, 14, 10, 9); a.barrel(36, 18, 4.4, 9)
@building
def brewer(a):
    iground(a, -30, -24, 60, 44); a.tree(-58, -18, 11, 'summer')
    L, R = a.box(-32, -26, 0, 40, 34, 22, '#b9714a'); a.stones(L, 6, 7, '#5a2f20', .55, ('#cf8a60', '#9a5838')); a.stones(R, 6, 6, '#4a261b', .5); a.door(L, .3, .28, .8); a.window(L, .75, .35, .2, .4)
    a.gable(-32, -26, 40, 34, 22, 20, 'x', 4, '#8a5a3a', '#b9714a', 'tile', 5)
    a.cyl(22, -6, 18, 0, 32, '#c47a50'); a.ticks([((iso(22, -6)[0]-20+k*5+(i % 2)*2, iso(22, -6)[1]-i*5+9-abs(k-4)*1.6), (iso(22, -6)[0]-17+k*5+(i % 2)*2, iso(22, -6)[1]-i*5+9-abs(k-4)*1.6)) for i in range(5) for k in range(8)], '#6a3522', .9, .6)
    a.cone(22, -6, 20, 31, 42, '#7b4a3a'); q = iso(22, -6, 70); a.poly([(q[0]-5, q[1]+3), (q[0]-4, q[1]-7), (q[0]+4, q[1]-10), (q[0]+6, q[1]+2)], '#f6ecd2', INK, 1.1, .1); a.line([(q[0]+1, q[1]-9), (q[0]+1, q[1]-16), (q[0]+8, q[1]-14)], '#5d3f25', 1.4, 0)
    c = iso(2, 26); a.blob(c[0]+5, c[1]+2, 20, 7, '#182014', op=.25); a.cyl(2, 26, 12, 0, 12, '#d08a3e', '#8a5a2a', (.2, .8)); a.blob(c[0], c[1]-12, 11.5, 5.6, '#f4d98f', INK, .8, .05); a.dots([(c[0]+a.j(8), c[1]-12+a.j(3)) for _ in range(8)], '#fffbe9', 1, 1.9)
    a.barrel(-28, 24, 5, 10); a.barrel(-20, 30, 5, 10); a.log(28, 24, 12, 5, 0, 'x', '#8a5a2f')
@building
def farrier(a):
    iground(a, -28, -24, 52, 40); a.tree(-56, -14, 12, 'olive'); a.chimney(-22, -20, 40, 20, 9, '#8f857b', True)
    L, R = a.box(-28, -24, 0, 52, 26, 30, '#bdb3a2'); a.stones(L, 5, 8, fills=('#d6ccb8', '#9a8f7d')); a.stones(R, 5, 4)
    a.quad(L, .12, 0, .88, .9, '#33241d'); a.blob(*L(.3, .25), 10, 9, '#e2571f', op=.55); a.blob(*L(.3, .22), 5, 5, '#ffd04f', op=.9); a.quad(L, .16, 0, .44, .2, '#6a625a'); a.line([L(.62, .8), L(.62, .55)], '#9aa3b4', 1.5); a.line([L(.72, .8), L(.73, .5)], '#9aa3b4', 1.5)
    a.gable(-28, -24, 52, 26, 30, 20, 'x', 4, '#8c6a4a', '#bdb3a2', 'tile', 5)
    for x in (-26, 22): a.line([iso(x, 18, 0), iso(x, 18, 27)], '#6b4526', 3.2)
    a.slope(iso(-32, 20, 27), iso(28, 20, 27), iso(28, 0, 34), iso(-32, 0, 34), '#a5804f', 'plank', 3, .8)
    c = iso(-8, 28); a.blob(c[0]+3, c[1]+3, 11, 4, '#182014', op=.25); a.cyl(-8, 28, 5, 0, 7, '#8a5a33'); q = iso(-8, 28, 7); a.smooth([(q[0]-5, q[1]), (q[0]-3, q[1]-4), (q[0]-12, q[1]-9), (q[0]+6, q[1]-9), (q[0]+8, q[1]-7), (q[0]+3, q[1]-4), (q[0]+5, q[1])], '#4b4a55', INK, 1.1, ten=.6); a.line([(q[0]-9, q[1]-8.4), (q[0]+6, q[1]-8.4)], '#a9b2c2', 1)
    horse(a, 34, 26, 1.1, '#6a4a3a'); sign(a, -52, 24, 30, 'shoe')
