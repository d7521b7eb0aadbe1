"""The upgraded homes and buildings of spring."""

import math

from art.keyflower.common import RED, STONE, WALL, _cottage, hay, horse, iground
from art.keyflower.kit import Art, INK, iso, lerp
from art.keyflower.upper import GOLD, bars, buntings, chest, coins, dormer, flowers, gilt, lamp, parasol, pennon, puff, rtower, tower, up, wallrun, wing
from art.keyflower.yard import awn, banner, wheel

@up('home1', st=13)
def _(a, base):
    a.tree(-58, -14, 13, 'spring'); a.tree(58, -16, 11, 'dark'); _cottage(a, '#3f6f8f'); a.st = 0
    for x in (-22, 13): dormer(a, x, 13, 44, 11, 8, 6, roof='#2f5270')
    wing(a, -8, 18, 17, 14, 13, 11, 'y', '#3f6f8f', door='#7a4a26'); c = iso(30, 0, 62); p = (c[0], c[1]-16); a.line([c, p], '#5d3f25', 2)
    a.smooth([p, (p[0]+11, p[1]-2), (p[0]+22, p[1]+2), (p[0]+18, p[1]+7), (p[0]+22, p[1]+13), (p[0]+11, p[1]+10), (p[0], p[1]+13)], '#e3a83b', INK, 1.1, ten=.7); a.line([(p[0]+6, p[1]+6), (p[0]+14, p[1]+5), (p[0]+14, p[1]+8)], '#6b3a1a', 1.5); a.blob(p[0]+5, p[1]+6, 2.2, 2.2, 'none', '#6b3a1a', 1.3, 0)
    flowers(a, -40, 22, 11, 5); flowers(a, 32, 30, 10, 5); lamp(a, 20, 38, 22)
@up('home2', st=12)
def _(a, base):
    a.tree(-70, 2, 12, 'summer'); base(a); a.st = 0
    for x in (-20, 8): dormer(a, x, 12, 42, 12, 8, 7, roof='#8a3524')
    a.dots([(-70+a.j(9), -15+a.j(8)) for _ in range(7)], '#d9342f', 1.6, 2.2); wallrun(a, 30, -14, 4, 44, 6); wing(a, 8, 17, 18, 14, 10, 10, 'y', '#b4492f', STONE, door='#2f6f6a'); flowers(a, -8, 38, 10, 4.6)
    p = (-52, 32); a.poly([(p[0]-8, p[1]-4), (p[0]+8, p[1]-4), (p[0]+6, p[1]+4), (p[0]-6, p[1]+4)], '#b98350', INK, 1, .2); a.dots([(p[0]+a.j(6), p[1]-5+a.j(1.6)) for _ in range(10)], '#d9342f', 1.9, 2.5)
@up('home3', st=11)
def _(a, base):
    iground(a, 14, -18, 30, 26); a.st = 0; wing(a, 14, -20, 30, 24, 20, 18, 'x', '#d7ac58', '#f6ead0', 6, kind='thatch'); a.st = 11; base(a); a.st = 0
    for f in ((-58, 30), (-18, 39)): a.smooth([(f[0]-6, f[1]), (f[0]-6, f[1]-6), (f[0]-3, f[1]-12), (f[0], f[1]-13.5), (f[0]+3, f[1]-12), (f[0]+6, f[1]-6), (f[0]+6, f[1]), (f[0], f[1]+2)], '#e3bd60', INK, 1.1); a.ticks([((f[0]-5.6, f[1]-3), (f[0]+5.6, f[1]-3)), ((f[0]-5, f[1]-7), (f[0]+5, f[1]-7))], '#9a7428', 1)
    wing(a, -10, 19, 16, 12, 9, 12, 'y', '#d7ac58', '#f6ead0', 4, door='#4f7a4a', kind='thatch'); flowers(a, 22, 38, 12, 5, ('#b06fc0', '#e9b0f0', '#fff3b0')); flowers(a, 42, 28, 10, 4.6, ('#b06fc0', '#f2c832')); pennon(a, iso(-2, 24, 64), '#e8a33a', 12)
@up('home4', st=12, noright=True)
def _(a, base):
    base(a); a.st = 0
    for i in range(5): a.line([iso(-43+i*5.5, 14, 11), iso(-43+i*5.5, -8, 22)], '#fbf8ea', 1.6, 0)   # the lean-to is now a glasshouse
    a.poly([iso(-44, 14, 11), iso(-21, 14, 11), iso(-21, -8, 22), iso(-44, -8, 22)], '#bfe6ea', None, jit=0, op=.5); L = lambda u, v: lerp(lerp(iso(-40, 12, 0), iso(-22, 12, 0), u), lerp(iso(-40, 12, 12), iso(-22, 12, 12), u), v); a.poly([L(.06, .1), L(.94, .1), L(.94, .9), L(.06, .9)], '#cdeef0', '#4a6a4a', 1.3, .1); a.ticks([(L(u, .1), L(u, .9)) for u in (.28, .5, .72)], '#4a6a4a', 1); a.dots([L(.2, .3), L(.42, .35), L(.65, .3), L(.85, .4)], '#d9342f', 1.5, 2)
    dormer(a, -14, 10, 42, 12, 8, 7, roof='#40583a'); dormer(a, 12, 10, 42, 12, 8, 7, roof='#40583a'); Art.tree(a, 70, 0, 10, 'olive'); tower(a, 31, -24, 16, 56, 22, '#d9cdb6', '#4a6a44', '#e8a33a'); flowers(a, 30, 38, 12, 5)
@up('home5', st=11, noleft=True)
def _(a, base):
    a.st = 0; Art.tree(a, -68, 0, 11, 'dark'); tower(a, -50, -2, 16, 42, 19, '#d3c9b6', '#4a5f86'); a.st = 11; base(a); a.st = 0
    dormer(a, -16, 9, 42, 12, 8, 7, roof='#3f4f70'); rtower(a, 26, -2, 12, 50, 27, '#d3c9b6', '#4a5f86', '#e3a83b'); wallrun(a, 6, 26, 22, 4, 7); flowers(a, -20, 40, 11, 4.6, ('#9a6fd0', '#fff6ff', '#e0507a')); lamp(a, 2, 40, 20)
@up('home6', st=11)
def _(a, base):
    base(a); a.st = 0; tower(a, -6, -6, 15, 46, 22, '#efdcc0', '#b06a1e', '#2f5f8f')
    c = (3, 36); a.blob(c[0]-4, c[1]-1, 8, 3.4, '#cfc6b6', INK, 1, .05); a.line([(c[0]-4, c[1]-2), (c[0]-4, c[1]-12)], '#b9b2a6', 3); a.smooth([(c[0]-10, c[1]-3), (c[0]-9, c[1]-14), (c[0]-4, c[1]-17), (c[0]+1, c[1]-14), (c[0]+2, c[1]-3)], 'none', '#eaf8fd', 1.7, closed=False); a.dots([(c[0]-4+a.j(9), c[1]-4+a.j(3)) for _ in range(8)], '#ffffff', .8, 1.4)
    for x in (48, 58): a.tuft(x, 36, '#4f7a38', 7)
    flowers(a, -36, 30, 13, 5.4); lamp(a, -56, 26, 24)
# ---------------------------------------------------------------- spring
@up('keywood', paved='')
def _(a, base):
    for x, y, h in ((-60, -14, 54), (58, -18, 50), (-4, -36, 52), (-34, -34, 56), (30, -36, 52)): a.fir(x, y, h, '#2f5c44')
    base(a); iground(a, -44, 2, 28, 22); wing(a, -38, 4, 26, 22, 12, 15, 'x', '#8a4a2c', '#b98350', 4, door='#5d3f25', kind='plank'); a.chimney(-20, 6, 28, 9, 6, smoke=True)
    for z, y0, k in ((0, 0, 4), (6, 3.4, 3), (12, 6.8, 2), (18, 10.2, 1)):
        for i in range(k): a.log(30, y0+i*7-8, 22, 3.4, z)
@up('keystone_quarry', paved='')
def _(a, base):
    base(a); wing(a, -36, -64, 28, 20, 14, 14, 'x', '#5f7390', '#cfc6b6', 3, door='#4f6a8a'); a.smooth([(0, -42), (16, -34), (34, -28), (52, -34), (58, -24), (40, -20), (18, -26)], '#7da25a', INK, 1)
    T = (-30, -78); wheel(a, -44, -2, 17, 17, '#8a5a33', 10)      # treadwheel crane
    for p in ((-54, 24), (-22, 26)): a.line([p, T], INK, 5.4, .1); a.line([p, T], '#a8743f', 3.6, .1)
    a.line([(-44, -4), T, (10, -64)], INK, 4.6, .1); a.line([(-44, -4), T, (10, -64)], '#8a5a33', 3, .1); a.line([(9, -64), (9, -38)], INK, 1.1, 0); a.g(transform='translate(9 -27)'); a.line([(-9, -5), (0, -12), (10, -5)], INK, 1, 0); L, R = Art.box(a, -7, -7, -5, 14, 14, 10, '#d6dbe4'); a.ge(); gilt(a, T)
    for x, y, z in ((20, 20, 0), (34, 14, 0), (27, 17, 11), (36, 30, 0)): L, R = Art.box(a, x, y, z, 12, 12, 10.6, '#c9d0dc'); a.hatch([R(0, 0), R(1, 0), R(1, 1), R(0, 1)], '#3d4356', .5, 2.6, 60, .4)
@up('key_mine', paved='')
def _(a, base):
    T = (30, -84)      # headframe on the hill
    for p in ((14, -44), (50, -26)): a.line([p, T], INK, 5, .1); a.line([p, T], '#8a5a33', 3.2, .1)
    wing(a, -70, -12, 24, 18, 16, 14, 'x', '#8a4a3a', '#b9714a', 4, door='#3a271b'); Art.chimney(a, -66, -14, 26, 16, 7, '#8a4a33'); puff(a, *iso(-62, -10, 46)); base(a); a.line([(30, -38), T], INK, 5, .1); a.line([(30, -38), T], '#a8743f', 3.4, .1); a.line([(20, -56), (42, -54)], '#8a5a33', 2.6, .1); wheel(a, T[0], T[1]+3, 9, 9, '#5a5f6e', 8)
    for s in (-1, 1):      # dressed stone portal
        x = s*19-2; q = [(x-5, 17), (x-5+s*-1.5, -18), (x+5+s*-1.5, -18), (x+5, 17)]; a.poly(q, '#c9c2b2', INK, 1.3, .2); a.stones(lambda u, v: lerp(lerp(q[0], q[3], u), lerp(q[1], q[2], u), v), 6, 2)
    A = [(-2+27*math.cos(t), -16-17*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; I = [(-2+16*math.cos(t), -15-9*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; a.poly(A+I[::-1], '#dcd5c4', INK, 1.3, .2); a.ticks([(A[i], I[i]) for i in range(1, 10)], '#6a6152', .9); a.poly([(-6, -36), (2, -36), (1, -23), (-5, -23)], GOLD, INK, 1.1, .1)
    lamp(a, -30, 16, 24); a.smooth([(-66, 26), (-56, 12), (-46, 10), (-36, 24), (-50, 32)], '#4b3f78', INK, 1.2); [a.rock(x, y, r, r, '#6a5a9a') for x, y, r in ((-58, 24, 6), (-46, 22, 7), (-52, 15, 5), (-40, 28, 4))]; bars(a, 40, 16, 4)
@up('woodcutter', st=12, swall='#c9965a', beam='#6b4526')
def _(a, base):
    base(a); a.st = 0; dormer(a, 0, 4, 40, 12, 8, 7, '#c9965a', '#4f6a38', 9)
    wing(a, -17, 8, 18, 13, 9, 12, 'y', '#6f8f4e', '#a8743f', 3, kind='plank', door='#6b3f22')
    for x in (20, 42): a.line([iso(x-3, 34, 0), iso(x+3, 31, 13)], '#7a5230', 2.4); a.line([iso(x+3, 29, 0), iso(x-3, 32, 13)], '#7a5230', 2.4)
    a.log(14, 31, 34, 3.6, 11, 'x', '#a8743f'); coins(a, -12, 43, 3, 6.4); coins(a, 2, 44, 2, 6.4)
@up('quarryman', st=12, swall='#d9d2c4', sstone=True)
def _(a, base):
    a.st = 0; tower(a, -20, -52, 15, 32, 17, '#c9c2b2', '#5f7390', '#e3a83b'); a.st = 12; base(a); a.st = 0
    T = (-34, -50)
    for p in ((-60, 14), (-12, 16)): a.line([p, T], INK, 5, .1); a.line([p, T], '#8a5a33', 3.2, .1)
    a.line([T, (-34, -18)], INK, 1, 0); a.g(transform='translate(-34 -8)'); a.line([(-8, -4), (0, -11), (9, -4)], INK, 1, 0); Art.box(a, -6, -6, -5, 12, 12, 9, '#d6dbe4'); a.ge(); a.line([(-36, 30), T], INK, 5, .1); a.line([(-36, 30), T], '#a8743f', 3.4, .1)
    coins(a, 46, 40, 3, 6.4); coins(a, 56, 36, 4, 6.4)
@up('miner', paved='#c9bdb0', st=10, swall='#c9b8d0')
def _(a, base):
    L, R = Art.box(a, 26, -48, 0, 12, 12, 62, '#a7623f'); a.stones(L, 12, 2, '#5a2f20', .6); a.stones(R, 12, 2, '#4a261b', .6); Art.box(a, 24.6, -49.4, 62, 14.8, 14.8, 3, '#8a4a33'); puff(a, *iso(31, -42, 67), k=.7)
    base(a); a.st = 0; wing(a, 26, -6, 22, 18, 12, 12, 'y', '#5a4a6e', '#a7623f', 4, door='#3a2a22'); T = iso(-1, 14, 66); a.poly([(T[0]-13, T[1]-9), (T[0]+14, T[1]-9), (T[0], T[1]-20)], '#5a4a6e', INK, 1.2, .1); gilt(a, (T[0], T[1]-20), .6)
    bars(a, -40, 30, 4); coins(a, 6, 43, 3, 6.4)
@up('gold_mine', paved='')
def _(a, base):
    wing(a, 30, -38, 22, 18, 24, 16, 'x', '#8a4a2c', '#ecdcb4', 5); base(a); rtower(a, -52, -2, 9, 32, 17, '#e2cfa6', '#8a4a2c', '#c23a33')
    for s in (-1, 1): x = s*19-6; q = [(x-5, 18), (x-4, -14), (x+4, -14), (x+5, 18)]; a.poly(q, '#ecdcb4', INK, 1.3, .2); a.stones(lambda u, v: lerp(lerp(q[0], q[3], u), lerp(q[1], q[2], u), v), 6, 2)
    a.poly([(-34, -13), (-34, -20), (-6, -38), (23, -20), (23, -13)], '#f3e6c6', INK, 1.4, .2); a.poly([(-26, -17), (-6, -31), (15, -17)], '#8a2f2f', INK, 1, .1); a.blob(-6, -22, 5, 4.4, '#f2c832', INK, 1, 0); gilt(a, (-6, -38), .8)
    wheel(a, 62, -4, 15, 17, '#9a6a3c', 12); chest(a, 2, 26); coins(a, -16, 41, 4); coins(a, 40, 42, 2)
@up('workshop', st=12, cm={'#c99a62': '#cfc6b6'}, stone=True)
def _(a, base):
    base(a); a.st = 0; dormer(a, -20, 4, 42, 13, 8, 8, roof='#40583a', back=10); dormer(a, 6, 4, 42, 13, 8, 8, roof='#40583a', back=10)
    tower(a, 30, -30, 15, 46, 18, '#cfc6b6', '#4a6a44', '#e8a33a'); bars(a, 34, 20, 3); a.crate(46, 8, 9, 8)
@up('stable', st=12, cm={'#b98350': '#c9bfae'}, stone=True, swall='#b98350', beam='#6b4526')
def _(a, base):
    a.st = 0; tower(a, -60, 0, 16, 38, 17, '#d9cdb6', '#b4492f', '#fdcd13', False); a.st = 12; base(a); a.st = 0
    p = iso(36, -5, 50); a.line([(p[0]-2, p[1]-4), (p[0]+12, p[1]+1)], '#5d3f25', 3); a.line([(p[0]+11, p[1]), (p[0]+11, p[1]+18)], INK, 1); hay(a, p[0]+11, p[1]+27, 9); horse(a, -20, 43, 1.05, '#d8c3a0')
@up('apprentice_hall', lean=True)
def _(a, base):
    tower(a, 30, -34, 15, 52, 20, '#d9cdb6', '#5f7390', '#e3a83b'); base(a)
    wing(a, -44, 11, 20, 16, 14, 13, 'y', '#a8542f', STONE, door='#5a3a6a'); p = iso(37, -6, 27); banner(a, (p[0]+1, p[1]-2), 8, 20, '#2f6f8f'); lamp(a, 42, 38, 22); lamp(a, -6, 46, 20)
@up('alehouse', noleft=True)
def _(a, base):
    a.cyl(18, -34, 14, 0, 50, '#b9714a'); a.cone(18, -34, 16, 49, 26, '#7b4a3a'); q = iso(18, -34, 75); gilt(a, q, .7); Art.tree(a, -66, -10, 12, 'olive'); wing(a, -48, -4, 20, 24, 14, 15, 'y', RED, '#c9bfae', 4, door='#7d3b22'); base(a)
    for x, y, c in ((-14, 46, '#b3392f'), (34, 44, '#e8a33a')): parasol(a, x, y, c)
    a.barrel(30, 12, 5, 10); a.barrel(36, 6, 5, 10); a.barrel(33, 9, 4.6, 9, 10); buntings(a, (-44, -18), (-4, -12), 6, 6)
@up('peddler')
def _(a, base):
    iground(a, -22, -48, 44, 24); wing(a, -28, -50, 50, 28, 17, 21, 'x', '#4f7a78', WALL, 8); [dormer(a, x, -29, 32, 12, 8, 7, roof='#2f5250', back=9) for x in (-18, 8)]; pennon(a, iso(24, -36, 46), '#fdcd13', 12); 
    base(a); a.g(transform='translate(-50 26)'); L, R = Art.box(a, -10, -6, 0, 20, 12, 9, '#a8743f'); a.planks(L, 5); c = iso(0, 0, 9); a.dots([(c[0]+a.j(9), c[1]+a.j(3)) for _ in range(12)], '#d9442f', 1.8, 2.5); [a.line([iso(x, 6, 9), iso(x, 6, 26)], '#6b4526', 1.8) for x in (-10, 10)]; awn(a, -12, 12, 0, 31, 9, 5, '#4f9aa0', k=6); a.ge()
    coins(a, 12, 43, 3, 6.4); lamp(a, 52, 32, 26)
# ---------------------------------------------------------------- summer
