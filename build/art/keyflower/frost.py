"""The buildings of winter."""

import math

from art.keyflower.common import WALL
from art.keyflower.kit import INK, P, dark, iso, lerp, light
from art.keyflower.yard import awn, axe, banner, mound, new, snowslope, stump, wg, whip

ICE = '#182a44'
def wground(a, x, y, dx, dy, s=14): a.poly([iso(x, y+dy), iso(x+dx, y+dy), iso(x+dx, y), iso(x+dx+s, y+s*.15), iso(x+dx+s, y+dy+s*.5), iso(x+s*.3, y+dy+s*.35)], ICE, None, jit=.6, op=.26)
@new
def jeweller(a):
    a.fir(-54, -8, 30, snow=True); a.tree(54, -16, 11, 'winter'); wground(a, -24, -22, 48, 40)
    L, R = a.box(-24, -22, 0, 48, 40, 20, '#dfe3ea'); a.stones(L, 4, 7, op=.4); a.stones(R, 4, 6, op=.4); a.door(L, .5, .22, .86, '#7a2f4a')
    for u in (.2, .8): a.quad(L, u-.14, .2, u+.14, .82, '#fff0b0', '#5d3f25', 1.6); q = L(u, .36); a.dots([(q[0]-3, q[1])], '#c23a4a', 1.6, 2); a.dots([(q[0], q[1]+1)], '#2f7fb0', 1.6, 2); a.dots([(q[0]+3, q[1]+2)], '#3f9a5f', 1.6, 2)
    a.window(R, .3, .3, .22, .46); a.window(R, .72, .3, .22, .46)
    L, R = a.box(-24, -22, 20, 48, 40, 12, '#f1e6d0'); a.timber(L, (0, .33, .66, 1), (0, 1), (), '#5a3a4a'); a.timber(R, (0, .5, 1), (0, 1), (), '#5a3a4a'); [a.window(f, u, .25, .12, .5) for f in (L, R) for u in (.18, .5, .82)]
    whip(a, -24, -22, 48, 40, 32, 26, '#8a3f5f', 4)
    q = iso(0, -2, 58); a.poly([(q[0]-9, q[1]-8), (q[0]-5, q[1]-14), (q[0]+6, q[1]-14), (q[0]+10, q[1]-8), (q[0]+.5, q[1]+5)], '#7fd0e6', INK, 1.3, 0); a.poly([(q[0]-9, q[1]-8), (q[0]-3, q[1]-8), (q[0]+.5, q[1]+5)], '#dff6fc', None, jit=0); a.poly([(q[0]+4, q[1]-8), (q[0]+10, q[1]-8), (q[0]+.5, q[1]+5)], '#3f8fb4', None, jit=0); a.ticks([((q[0]-9, q[1]-8), (q[0]+10, q[1]-8)), ((q[0]-3, q[1]-8), (q[0]+.5, q[1]+5)), ((q[0]+4, q[1]-8), (q[0]+.5, q[1]+5)), ((q[0]-3, q[1]-8), (q[0]+.5, q[1]-14)), ((q[0]+4, q[1]-8), (q[0]+.5, q[1]-14))], INK, .9)
    mound(a, -40, 22, 11, 5); mound(a, 38, 26, 9, 4)
@new
def mercers_guild(a):
    a.fir(60, -18, 28, snow=True); wground(a, -28, -30, 54, 52)
    L, R = a.box(-28, -30, 0, 50, 54, 38, '#c9744e'); a.stones(L, 9, 8, '#6a3522', .5, ('#d98d68', '#a9573a')); a.stones(R, 9, 8, '#5a2f20', .5)
    for v in (.16, .5, .84): a.window(R, v, .12, .14, .26); a.window(R, v, .58, .14, .26)
    xm = -3; a.slope(iso(25, 26, 34), iso(25, -32, 34), iso(xm, -32, 66), iso(xm, 26, 66), '#5a5568', 'tile', 6, 1); snowslope(a, iso(25, 26, 34), iso(25, -32, 34), iso(xm, -32, 66), iso(xm, 26, 66), .5, '#dbe6f4')
    pts = [iso(-30, 26, 0), iso(24, 26, 0), iso(24, 26, 38)]; st = 4
    for i in range(st): x = 24-(i+1)*5.6; pts += [iso(24-i*5.6, 26, 42+i*8), iso(x, 26, 42+i*8)]
    for i in range(st): x = -30+(st-i)*5.6; pts += [iso(x, 26, 42+(st-1-i)*8), iso(x-5.6, 26, 42+(st-1-i)*8)]
    pts = [p for p in pts]; a.poly(pts, '#d98560', INK, 1.4, .2)
    f = lambda u, v: lerp(lerp(iso(-30, 26, 0), iso(24, 26, 0), u), lerp(iso(-30, 26, 38), iso(24, 26, 38), u), v); a.stones(f, 9, 8, '#6a3522', .45, ('#e6a37e',))
    for i in range(st): c = '#f6fbff'; [a.line([iso(24-i*5.6, 26, 43+i*8), iso(24-(i+1)*5.6, 26, 43+i*8)], c, 2.6, .2), a.line([iso(-30+i*5.6, 26, 43+i*8), iso(-30+(i+1)*5.6, 26, 43+i*8)], c, 2.6, .2)]
    a.quad(f, .28, 0, .72, .5, '#4a3222'); a.door(f, .5, .3, .44, '#3f5f8a'); [a.window(f, u, .62, .14, .26) for u in (.2, .5, .8)]; a.blob(*f(.5, 1.2), 5, 5.8, '#fff0b0', INK, 1.2, 0)
    banner(a, f(.31, .98), 4.6, 15, '#8a2f6f'); banner(a, f(.6, .98), 4.6, 15, '#2f7f6f')
    for i, (x, y, c) in enumerate(((-44, 24, '#8a2f6f'), (-36, 30, '#2f7f6f'), (-40, 20, '#e0a83a'))):
        a.blob(x+2, y+5, 10, 3.6, ICE, op=.25); a.path('M%sL%s' % (P((x-8, y-3)), P((x+6, y+4))), 'none', INK, 9.6); a.path('M%sL%s' % (P((x-8, y-3)), P((x+6, y+4))), 'none', c, 7.6); a.path('M%sL%s' % (P((x-8, y-5)), P((x+5, y+1.6))), 'none', light(c, .5), 1.6); a.blob(x+6.6, y+4.2, 3.4, 3.9, light(c, .4), INK, .9, 0); a.blob(x+6.6, y+4.2, 1.5, 1.8, 'none', dark(c, .3), .8, 0)
    mound(a, 34, 28, 10, 5)
@new
def watermill(a):
    a.fir(58, -20, 32, snow=True); a.tree(-62, -18, 11, 'winter')
    w = [(-77, 24), (-58, 13), (-40, 16), (-24, 28), (-10, 38), (-16, 46), (-50, 45), (-72, 38)]; a.smooth(w, '#7fb4d4', '#3b6a92', 1.3, ten=.8); a.smooth([(-70, 25), (-56, 18), (-42, 22), (-54, 28)], '#e6f4fb', op=.9); a.smooth([(-40, 34), (-26, 34), (-20, 40), (-36, 42)], '#cfe6f2', op=.8)
    wground(a, -24, -26, 54, 42); L, R = a.box(-24, -26, 0, 54, 38, 24, '#c3bcb4'); a.stones(L, 5, 8, fills=('#dcd6cc', '#a09890')); a.stones(R, 5, 6); a.door(L, .78, .2, .72, '#5d3f25'); a.window(R, .3, .35, .2, .4); a.window(R, .72, .35, .2, .4)
    L, R = a.box(-24, -26, 24, 54, 38, 12, '#a8743f'); a.planks(L, 12); a.planks(R, 8); a.window(L, .62, .25, .12, .5); a.window(R, .5, .25, .2, .5)
    wg(a, -24, -26, 54, 38, 36, 22, 'x', 4, '#6a5a4a', '#a8743f', 'plank', 6, 1.6, lambda f, w: a.blob(*f(.5, .4), 3, 3.6, '#ffd978', INK, .9))
    for p, q in (((-72, -31), (-72, 12)), ((-52, -27), (-52, 6))): a.line([p, q], INK, 4, .1); a.line([p, q], '#7a5230', 2.6, .1)
    a.line([(-78, -35), (-30, -26)], INK, 7.4, .1); a.line([(-78, -35), (-30, -26)], '#8a5a33', 5, .1); a.line([(-78, -37), (-30, -28)], '#a9d6ea', 2, .1); a.smooth([(-30, -28), (-22, -24), (-18, -12)], 'none', '#d6eef8', 3, closed=False)
    c = (-34, 4); a.blob(c[0]+2, c[1]+1, 20, 23, 'none', '#3a271b', 7, 0, 14); a.blob(c[0], c[1], 20, 23, 'none', INK, 6, 0, 14); a.blob(c[0], c[1], 20, 23, 'none', '#9a6a3c', 4, 0, 14); a.ticks([((c[0]-20*math.cos(t), c[1]-23*math.sin(t)), (c[0]+20*math.cos(t), c[1]+23*math.sin(t))) for t in (0, .52, 1.05, 1.57, 2.09, 2.62)], '#7a5230', 2); a.ticks([((c[0]+18*math.cos(t), c[1]+21*math.sin(t)), (c[0]+25*math.cos(t), c[1]+28*math.sin(t))) for t in [i*.4488 for i in range(14)]], '#8a5a33', 3.4); a.ticks([((c[0]+19*math.cos(t), c[1]+21*math.sin(t)-1.5), (c[0]+24*math.cos(t), c[1]+27*math.sin(t)-1.5)) for t in (-2.69, -2.24, -1.8, -1.35, -.9, -.45)], '#f6fbff', 2); a.blob(c[0], c[1], 4, 4.6, '#6b4526', INK, 1, 0)
    a.dots([(c[0]+a.j(20), c[1]+26+a.j(4)) for _ in range(14)], '#f3fbff', 1, 2); a.blob(14, 36, 7, 6, '#e6d3a2', INK, 1, .08); a.blob(24, 33, 6.5, 6, '#efe0b6', INK, 1, .08); a.line([(11, 31), (17, 31)], '#7a5230', 1.6); mound(a, 50, 22, 10, 4.5)
@new
def scribes(a):
    a.fir(-60, -10, 28, snow=True); a.tree(62, -22, 10, 'winter'); wground(a, -34, -26, 64, 42)
    L, R = a.box(-34, -26, 0, 64, 38, 30, '#e4dac6'); a.stones(L, 6, 9, op=.35); a.stones(R, 6, 6, op=.35)
    def arch(f, u, w=.09, v0=.22, v1=.6, fill='#ffd978'): a.poly([f(u-w, v0), f(u-w, v1), f(u-w*.5, v1+.17), f(u, v1+.23), f(u+w*.5, v1+.17), f(u+w, v1), f(u+w, v0)], fill, '#5d4a3a', 1.4, .1); a.ticks([(f(u, v0), f(u, v1+.22)), (f(u-w, v0+.2), f(u+w, v0+.2)), (f(u-w, v0+.38), f(u+w, v0+.38))], '#5d4a3a', .8)
    for u in (.13, .37, .63, .87): arch(L, u)
    arch(R, .28, .11); arch(R, .72, .11)
    for x in (-34, -19, -2, 14, 28): bx, rx_ = a.box(x-1.6, 12, 0, 5, 4, 19, '#d3c6ac'); p = iso(x+1, 14, 20); a.blob(p[0], p[1], 4, 1.9, '#f6fbff', jit=.05)
    wg(a, -34, -26, 64, 38, 30, 27, 'x', 4, '#4f7a78', '#e4dac6', 'tile', 6, 1.2, lambda f, w: (a.blob(*f(.5, .4), 5, 6, '#ffd978', '#5d4a3a', 1.4, 0), a.ticks([(f(.5, .2), f(.5, .6)), (f(.36, .4), f(.64, .4))], '#5d4a3a', .9)))
    a.chimney(-20, -18, 48, 12, 6)
    x, y = -8, 34     # great book on a lectern, quill
    a.blob(x+6, y+5, 20, 6, ICE, op=.25); a.poly([(x-4, y+4), (x-2, y-10), (x+3, y-10), (x+6, y+4)], '#7a4a26', INK, 1.1, .2); a.poly([(x-18, y-12), (x, y-8), (x+18, y-12), (x+18, y-25), (x, y-20), (x-18, y-25)], '#8a2f2f', INK, 1.3, .1); a.smooth([(x-16, y-13), (x-8, y-13), (x, y-9.6), (x, y-22), (x-8, y-26), (x-16, y-26)], '#fff8e6', INK, 1, ten=.6); a.smooth([(x+16, y-13), (x+8, y-13), (x, y-9.6), (x, y-22), (x+8, y-26), (x+16, y-26)], '#efe2c2', INK, 1, ten=.6)
    a.ticks([((x-13, y-23+i*3), (x-3, y-20+i*3)) for i in range(3)]+[((x+3, y-20+i*3), (x+13, y-23+i*3)) for i in range(3)], '#6b5a4a', .9); a.smooth([(x+8, y-15), (x+14, y-30), (x+24, y-38), (x+22, y-28), (x+12, y-18)], '#fbfdff', INK, 1.1, ten=.7); a.line([(x+7, y-13), (x+21, y-34)], '#8a97a8', 1, 0)
    mound(a, 44, 24, 10, 4.5); mound(a, -44, 22, 9, 4)
@new
def scholar(a):
    a.fir(-54, -2, 34, snow=True); a.fir(56, -12, 28, snow=True); wground(a, -4, -26, 40, 34)
    L, R = a.box(2, -28, 0, 38, 28, 20, '#d9cdb6'); a.stones(L, 4, 6, op=.4); a.stones(R, 4, 5, op=.4); a.window(L, .62, .3, .22, .46); a.window(R, .5, .3, .3, .46); wg(a, 2, -28, 38, 28, 20, 16, 'x', 4, '#5f6f9a', '#d9cdb6', 'tile', 5, 1)
    c = iso(-14, 10); a.blob(c[0]+14, c[1]+8, 34, 12, ICE, op=.26); a.cyl(-14, 10, 20, 0, 46, '#e2d8c4'); rx, ry = 24.4, 13.6
    for i in range(7): a.ticks([((c[0]+rx*math.cos(t), c[1]-3-i*6.4+ry*math.sin(t)), (c[0]+rx*math.cos(t+.3), c[1]-3-i*6.4+ry*math.sin(t+.3))) for t in [.15+k*.42+(i % 2)*.2 for k in range(6)]], '#8a7f70', .8, .6)
    for dx, dy in ((-10, -22), (6, -20)): a.path('M%sv10h7v-10q-3.500 -7 -7 0Z' % P((c[0]+dx, c[1]+dy)), '#ffd978', '#5d4a3a', 1.4)
    a.path('M%sv14h10v-14q-5 -8 -10 0Z' % P((c[0]-6, c[1]-1)), '#5a3a6a', INK, 1.2); a.cyl(-14, 10, 23, 46, 50, '#b9ad98'); top = c[1]-50
    g = a.lin(c[0]-24, 0, c[0]+26, 0, (0, '#b7cfe0'), (.4, '#5f8aa8'), (1, '#2f4a66')); a.path('M%sC%s %s %sQ%s %sZ' % (P((c[0]-24, top)), P((c[0]-24, top-34)), P((c[0]+24, top-34)), P((c[0]+24, top)), P((c[0], top+16)), P((c[0]-24, top))), g, INK, 1.4)
    a.path('M%sC%s %s %sC%s %s %sZ' % (P((c[0]-22, top-6)), P((c[0]-18, top-28)), P((c[0]+2, top-30)), P((c[0]+8, top-23)), P((c[0]-2, top-20)), P((c[0]-10, top-16)), P((c[0]-22, top-6))), '#f6fbff'); a.poly([(c[0]+2, top+6), (c[0]+3, top-22), (c[0]+13, top-19), (c[0]+16, top+2)], '#1e2740', INK, 1.2, .1)
    a.line([(c[0]+8, top-4), (c[0]+31, top-26)], INK, 9.6, 0); a.line([(c[0]+8, top-4), (c[0]+31, top-26)], '#c9962f', 7.4, 0); a.line([(c[0]+7, top-6), (c[0]+29, top-27.6)], '#f7df8a', 1.6, 0); a.line([(c[0]+17, top-8.6), (c[0]+22, top-22)], '#7a5210', 0.1, 0); a.blob(c[0]+31.4, top-26.4, 4.4, 5.4, '#bfe0f0', INK, 1.1, 0, 10, rot=-.7)
    for x, y, cc in ((34, 30, '#8a2f2f'), (33, 26, '#2f5f8a'), (35, 22, '#4f7a3f')): a.poly([(x-9, y), (x+7, y+2), (x+10, y-1), (x-6, y-4)], light(cc, .1), INK, 1, .1); a.poly([(x-9, y), (x+7, y+2), (x+7, y+4.6), (x-9, y+2.6)], '#f4ead2', INK, .8, .1)
    x, y = -46, 30; a.line([(x, y+6), (x, y-3)], '#7a4a26', 3); a.line([(x-6, y+7), (x+6, y+7)], '#7a4a26', 2.6); a.blob(x, y-11, 8.4, 8.4, a.rad(x-3, y-14, 13, (0, '#bfe6f0'), (1, '#2f6f9a')), INK, 1.2, 0, 12); a.smooth([(x-5, y-14), (x, y-16), (x+2, y-11), (x-3, y-8)], '#8fb85a', ten=.8); a.smooth([(x-2, y-21), (x+9, y-18), (x+9, y-6), (x+2, y-1)], 'none', '#c9962f', 1.6, closed=False); mound(a, 8, 38, 9, 4)
@new
def key_guild(a):
    a.tree(-62, -16, 11, 'winter'); a.fir(62, -18, 28, snow=True); wground(a, -32, -30, 60, 52)
    for i in range(3): a.box(-34-(2-i)*2, -30, i*2.4, 66+(2-i)*4, 56+(2-i)*3.4, 2.4, '#d6d3d2', '#a29ea4', '#f4f8fc', sw=.9)
    L, R = a.box(-30, -28, 7, 58, 40, 32, '#e9dec6'); a.stones(R, 6, 6, op=.35); [a.window(R, v, .3, .16, .46) for v in (.22, .5, .78)]; a.door(L, .5, .26, .8, '#2f4a7a'); a.window(L, .16, .35, .14, .4); a.window(L, .84, .35, .14, .4)
    for x in (-26, -9, 8, 25): a.cyl(x, 18, 3.6, 7, 36, '#f6eedd', bands=(.06, .93)); 
    L, R = a.box(-33, -30, 36, 64, 54, 6, '#efe4cc')
    wg(a, -33, -30, 64, 54, 42, 0.1, 'x', 0, '#6a4a7a', '#efe4cc') if 0 else None
    f = [iso(-34, 25, 42), iso(32, 25, 42), iso(-1, 25, 64)]; a.slope(iso(35, 27, 41), iso(35, -33, 41), iso(-1, -33, 66), iso(-1, 27, 66), '#6a4a7a', 'tile', 5, .6); snowslope(a, iso(35, 27, 41), iso(35, -33, 41), iso(-1, -33, 66), iso(-1, 27, 66), .5, '#dbe6f4')
    a.poly(f, '#f3e9d2', INK, 1.4, .2); a.poly([lerp(p, ((f[0][0]+f[1][0]+f[2][0])/3, (f[0][1]+f[1][1]+f[2][1])/3), .2) for p in f], '#2f4a7a', INK, 1, .1); a.line([f[0], f[2]], '#f6fbff', 3.4, .2); a.line([f[2], f[1]], '#f6fbff', 3, .2)
    c = iso(-1, 25, 49); q = lambda u, v: (c[0]+u, c[1]+v+u*.5); a.blob(*q(-6, 0), 3.6, 4, 'none', '#f2c832', 2.4, 0); a.line([q(-2.6, 0), q(10, 0)], '#f2c832', 2.4, 0); a.ticks([(q(6, 0), q(6, 4)), (q(9.4, 0), q(9.4, 4.6))], '#f2c832', 2.2)
    for x in (-50, 10): p = (x, 14 if x < 0 else 40); a.line([p, (p[0], p[1]-30)], '#5d3f25', 2.4); a.poly([(p[0], p[1]-30), (p[0]+14, p[1]-28), (p[0]+14, p[1]-12), (p[0]+7, p[1]-15), (p[0], p[1]-12)], '#6a3f8a', INK, 1, .1); a.blob(p[0]+6.6, p[1]-24, 2.2, 2.2, 'none', '#f2c832', 1.5, 0); a.line([(p[0]+6.6, p[1]-22), (p[0]+6.6, p[1]-17), (p[0]+9, p[1]-17)], '#f2c832', 1.5, 0)
    mound(a, 46, 26, 9, 4)
@new
def key_market(a):
    a.fir(-62, -12, 28, snow=True); a.tree(62, -20, 11, 'winter'); wground(a, -30, -26, 58, 46)
    a.poly([iso(-30, -26), iso(28, -26), iso(28, 20), iso(-30, 20)], '#b9b0a4', INK, 1, .3); a.poly([iso(-30, -26, 0), iso(28, -26, 0), iso(28, -26, 22), iso(-30, -26, 22)], '#5a4a44', None); a.poly([iso(-30, -26, 0), iso(-30, 20, 0), iso(-30, 20, 22), iso(-30, -26, 22)], '#6d5a50', None)
    for x, y, c in ((-20, -10, '#4aac79'), (0, -14, '#e0a83a'), (-14, 6, '#d9442f')): L, R = a.box(x, y, 0, 14, 9, 8, '#a8743f'); p = iso(x+7, y+4, 8); a.dots([(p[0]+a.j(7), p[1]+a.j(2.4)) for _ in range(11)], c, 1.6, 2.2)
    for x, y in ((-28, 18), (-10, 18), (8, 18), (26, 18), (26, 3), (26, -12), (26, -24)): a.cyl(x, y, 2.7, 0, 22, '#e9dec6')
    for k in range(3): p, q = iso(-28+18*k, 20, 20), iso(-10+18*k, 20, 20); a.path('M%sQ%s %s L%s L%sZ' % (P(p), P((lerp(p, q, .5)[0], lerp(p, q, .5)[1]-8)), P(q), P((q[0], q[1]-5)), P((p[0], p[1]-5))), '#d9cdb6', INK, .9)
    L, R = a.box(-32, -28, 22, 62, 50, 17, WALL); a.timber(L, [i/6 for i in range(7)], (0, 1), ((0, 0, 1/6, 1), (1, 0, 5/6, 1))); a.timber(R, [i/4 for i in range(5)], (0, 1), ((0, 0, .25, 1), (1, 0, .75, 1))); [a.window(L, (i+.5)/6, .28, .1, .5) for i in (1, 2, 3, 4)]; [a.window(R, (i+.5)/4, .28, .13, .5) for i in (1, 2)]
    whip(a, -32, -28, 62, 50, 39, 25, '#3f7a5a', 4)
    L, R = a.box(-6, -8, 55, 11, 11, 10, '#efe4cc'); c = L(.5, .5); a.blob(c[0], c[1], 3.4, 4, '#fffaf0', INK, 1, 0); a.line([c, (c[0], c[1]-2.6)], INK, .9, 0); c = R(.5, .5); a.blob(c[0], c[1], 3.2, 4, '#e6e0d6', INK, 1, 0); whip(a, -6, -8, 11, 11, 65, 13, '#3f7a5a', 2); q = iso(-.5, -2.5, 78); a.line([(q[0], q[1]+1), (q[0], q[1]-6)], '#e3a83b', 1.6, 0)
    a.g(transform='translate(-40 26)'); L, R = a.box(-9, -6, 0, 18, 11, 8, '#b98350'); p = iso(0, 0, 8); a.dots([(p[0]+a.j(8), p[1]+a.j(3)) for _ in range(12)], '#efe0b6', 1.7, 2.3); [a.line([iso(x, 5, 8), iso(x, 5, 24)], '#6b4526', 1.8) for x in (-9, 9)]; awn(a, -11, 11, -2, 29, 11, 6, '#4aac79', k=5); a.ge()
    mound(a, 44, 26, 9, 4)
@new
def craftsmens_guild(a):
    a.fir(60, -20, 30, snow=True); a.tree(-64, -16, 11, 'winter'); wground(a, -36, -26, 70, 46)
    L, R = a.box(-36, -26, 0, 70, 42, 14, '#bdb3a6'); a.stones(L, 3, 9, fills=('#d6ccc0', '#9a9088')); a.stones(R, 3, 6); a.door(L, .5, .2, .95, '#5d3f25'); a.window(L, .2, .3, .14, .5); a.window(L, .8, .3, .14, .5); a.window(R, .5, .3, .24, .5)
    L, R = a.box(-38, -28, 14, 74, 46, 20, WALL); X = [(i/6, 0, (i+1)/6, 1) for i in (0, 5)]; a.timber(L, [i/6 for i in range(7)], (0, .5, 1), X); a.timber(R, [i/4 for i in range(5)], (0, .5, 1), ((0, 0, .25, .5), (1, 0, .75, .5))); [a.window(R, u, .55, .14, .34) for u in (.375, .625)]
    # three equal gables in blue, red and yellow
    for i, c in enumerate(('#414fd2', '#ab2425', '#fdcd13')):
        x = -38+i*24.8; g = [iso(x, 18, 34), iso(x+24.6, 18, 34), iso(x+12.3, 18, 54)]; a.poly([iso(x+24.6, 18, 34), iso(x+12.3, 18, 54), iso(x+12.3, -28, 54), iso(x+24.6, -28, 34)], '#6a4a3a', INK, 1.1, .2); snowslope(a, iso(x+26, 19, 33), iso(x+26, -29, 33), iso(x+12.3, -29, 54), iso(x+12.3, 19, 54), .45, '#dbe6f4')
        a.poly(g, WALL, INK, 1.2, .1); m = iso(x+12.3, 18, 41); a.ticks([(iso(x+6, 18, 44), iso(x+18.5, 18, 44))], '#6b4526', 1.4); a.blob(m[0], m[1]-4, 2.4, 2.8, '#ffd978', '#6b4526', 1, 0); a.line([iso(x-2, 20, 31), g[2], iso(x+26.5, 20, 31)], INK, 3.8, .1); a.line([iso(x-2, 20, 31.6), (g[2][0], g[2][1]-.6), iso(x+26.5, 20, 31.6)], '#f6fbff', 2.6, .1)
        q = L((i+.5)/3-.075, .98); a.poly([q, (q[0]+10, q[1]+5.6), (q[0]+10, q[1]+25), (q[0]+5, q[1]+19), (q[0], q[1]+19.4)], c, INK, 1.2, .1); a.line([(q[0]+.6, q[1]+2.6), (q[0]+9.4, q[1]+7.6)], '#fff3c4', 1.3, 0); k = (q[0]+5, q[1]+12); dk = '#fff3c4' if i < 2 else '#5a3a10'
        if i == 0: a.path('M%sl6 4M%sl-1 -4l5 3' % (P((k[0]-3, k[1]-1)), P((k[0]-2, k[1]+2))), 'none', dk, 1.6)
        if i == 1: a.path('M%sl4 -6M%sl6 3' % (P((k[0]-2, k[1]+4)), P((k[0]-1.6, k[1]-3.4))), 'none', dk, 1.8)
        if i == 2: a.path('M%sl7 3M%sv4l-2 1l5 2' % (P((k[0]-3.4, k[1]-2.4)), P((k[0]-.2, k[1]))), 'none', dk, 1.8)
    stump(a, -44, 28, 7); axe(a, -43, 22, .8); a.crate(14, 28, 9, 8); mound(a, 48, 28, 8, 4)
@new
def apothecary(a):
    a.fir(58, -14, 34, snow=True); a.tree(-56, -14, 11, 'winter'); wground(a, -20, -22, 40, 38); a.chimney(-22, -12, 58, 15, 7)
    c = iso(-18.5, -8.5, 76); [a.blob(c[0]+dx, c[1]+dy, r, r*.8, '#a9d98a', op=.7, jit=.14) for dx, dy, r in ((2, 2, 3.2), (6, -2, 3.6))]
    L, R = a.box(-20, -22, 0, 40, 38, 20, '#b9b2a4'); a.stones(L, 4, 6, fills=('#d3ccbe', '#958e80')); a.stones(R, 4, 5); a.door(L, .22, .26, .8, '#3f6f4f')
    B_ = [L(.48, .1), L(.98, .1), (L(.98, .1)[0]-1, L(.98, .1)[1]+5), (L(.6, .1)[0]-2, L(.6, .1)[1]+7)]; f = lambda u, v: lerp(lerp((L(.46, 0)[0]-3, L(.46, 0)[1]-2), (L(.98, 0)[0]-1, L(.98, 0)[1]+2), u), lerp((L(.46, .9)[0]-3, L(.46, .9)[1]+3), (L(.98, .9)[0]-1, L(.98, .9)[1]+5), u), v)
    a.quad(f, 0, .12, 1, .95, '#fff0b0', '#5d3f25', 2); a.ticks([(f(u, .12), f(u, .95)) for u in (.33, .66)]+[(f(0, .52), f(1, .52))], '#5d3f25', 1.3)
    for u, v, cc in ((.16, .14, '#c23a4a'), (.5, .14, '#3f9a5f'), (.82, .14, '#2f7fb0'), (.16, .55, '#7a4a9a'), (.5, .55, '#e0872f'), (.82, .55, '#3f9a5f')): p = f(u, v); a.path('M%sl-2.200 -3.500v-1.500h1.200v-1.800h2v1.800h1.200v1.500l-2.200 3.500Z' % P((p[0], p[1]+.4)), cc, INK, .6)
    a.window(R, .5, .3, .3, .44); L, R = a.box(-24, -26, 20, 48, 46, 15, '#efe4cc'); a.timber(L, (0, .5, 1), (0, 1), ((0, 0, .25, 1), (1, 0, .75, 1)), '#4a5a3a'); a.timber(R, (0, .5, 1), (0, 1), ((0, 0, .25, 1), (1, 0, .75, 1)), '#4a5a3a'); [a.window(f2, u, .28, .15, .48) for f2 in (L, R) for u in (.3, .7)]
    L, R = a.box(-27, -29, 35, 54, 52, 12, '#e6d9bc'); a.timber(L, (0, .33, .66, 1), (0, 1), (), '#4a5a3a'); a.timber(R, (0, .33, .66, 1), (0, 1), (), '#4a5a3a'); [a.window(f2, .5, .25, .15, .5) for f2 in (L, R)]
    wg(a, -27, -29, 54, 52, 47, 26, 'y', 3, '#7a5f3a', '#e6d9bc', 'tile', 6, 1, lambda f, w: (a.ticks([(f(.2, .28), f(.8, .28))], '#4a5a3a', 1.5), a.blob(*f(.5, .5), 3.4, 4, '#ffd978', INK, 1)), .55)
    x, y = -50, 28; a.blob(x+3, y+5, 14, 4.6, ICE, op=.25); a.smooth([(x-11, y-14), (x+11, y-14), (x+8, y-2), (x+5, y+2), (x+7, y+6), (x-7, y+6), (x-5, y+2), (x-8, y-2)], a.lin(x-11, 0, x+11, 0, (0, '#f4f6f8'), (.5, '#c9d0da'), (1, '#7f8898')), INK, 1.3, ten=.6); a.blob(x, y-14, 11, 3.6, '#5f8a4f', INK, 1.1, 0, 12); a.line([(x+1, y-13), (x+12, y-29)], INK, 5.4, 0); a.line([(x+1, y-13), (x+12, y-29)], '#dfe4ea', 3.4, 0); a.blob(x+12.6, y-30, 3, 3, '#f4f6f8', INK, 1, 0)
    mound(a, 40, 28, 9, 4); [a.tuft(34+i*6, 25-i*2, '#4f7a4a', 6) for i in range(3)]
@new
def emporium(a):
    a.fir(-62, -12, 28, snow=True); a.fir(64, -20, 26, snow=True); wground(a, -36, -28, 70, 46)
    L, R = a.box(-36, -28, 0, 70, 42, 19, '#d9c3a0'); a.quad(L, .05, .12, .4, .82, '#fff0b0', '#3f5f5a', 2); a.quad(L, .6, .12, .95, .82, '#fff0b0', '#3f5f5a', 2); a.ticks([(L(u, .12), L(u, .82)) for u in (.17, .28, .72, .83)], '#3f5f5a', 1.2); a.door(L, .5, .14, .86, '#2f6f6a'); a.window(R, .3, .3, .2, .46); a.window(R, .72, .3, .2, .46)
    for u in (.1, .22, .34, .65, .77, .9): p = L(u, .2); a.dots([(p[0]-1, p[1]), (p[0]+2, p[1]+.6)], ('#c23a4a', '#3f9a5f', '#e0872f')[int(u*10) % 3], 1.8, 2.4)
    L, R = a.box(-36, -28, 19, 70, 42, 17, '#efe0c2'); [a.quad(L, u-.05, .24, u+.05, .78, '#ffd978', '#3f5f5a', 1.4) for u in (.1, .26, .42, .58, .74, .9)]; [a.quad(R, u-.07, .24, u+.07, .78, '#ffd978', '#3f5f5a', 1.4) for u in (.2, .5, .8)]; a.box(-38, -30, 36, 74, 46, 4, '#c9b48e', '#96866a', '#f6fbff')
    a.line([iso(-38, 16, 41), iso(36, 16, 41)], '#f6fbff', 3, .3); a.line([iso(36, 16, 41), iso(36, -30, 41)], '#dbe6f4', 2.6, .3)
    awn(a, -36, -6, 14, 20, 10, 7, '#2f8f7f', k=6); awn(a, 4, 34, 14, 20, 10, 7, '#2f8f7f', k=6)
    a.cyl(-1, -7, 13, 40, 48, '#efe0c2'); c = iso(-1, -7, 48); g = a.lin(c[0]-17, 0, c[0]+18, 0, (0, '#a9e0d0'), (.4, '#3f9a8a'), (1, '#1f4f4a')); a.path('M%sC%s %s %sC%s %s %sQ%s %sZ' % (P((c[0]-17, c[1])), P((c[0]-20, c[1]-16)), P((c[0]-5, c[1]-20)), P((c[0], c[1]-31)), P((c[0]+5, c[1]-20)), P((c[0]+20, c[1]-16)), P((c[0]+17, c[1])), P((c[0], c[1]+12)), P((c[0]-17, c[1]))), g, INK, 1.4); a.path('M%sC%s %s %sC%s %s %sZ' % (P((c[0]-14, c[1]-9)), P((c[0]-9, c[1]-18)), P((c[0]-3, c[1]-20)), P((c[0], c[1]-28)), P((c[0]+3, c[1]-18)), P((c[0]-4, c[1]-14)), P((c[0]-14, c[1]-9))), '#f6fbff'); a.line([(c[0], c[1]-30), (c[0], c[1]-38)], '#e3a83b', 1.8, 0); a.poly([(c[0], c[1]-38), (c[0]+12, c[1]-35), (c[0], c[1]-31)], '#c23a4a', INK, .9)
    for x, y, cc in ((-44, 22, '#c23a4a'), (-34, 28, '#e0872f')): a.blob(x+2, y+3, 9, 3, ICE, op=.25); a.poly([(x-7, y-4), (x+7, y-4), (x+5, y+4), (x-5, y+4)], '#b98350', INK, 1, .2); a.dots([(x+a.j(5.4), y-5+a.j(1.6)) for _ in range(9)], cc, 1.8, 2.4)
    a.barrel(36, 26, 4.6, 9); a.crate(26, 32, 8, 7); mound(a, 52, 26, 9, 4)
# ---------------------------------------------------------------- six homes: same house language, six silhouettes
