"""The upgraded buildings of summer and autumn."""

import math

from art.keyflower.common import WALL, hay, horse, sign
from art.keyflower.kit import Art, INK, P, dark, iso, lerp, light
from art.keyflower.upper import GOLD, bars, buntings, chest, coins, dormer, flowers, gilt, lamp, parasol, pennon, puff, rtower, table, tower, up, wing
from art.keyflower.workers import body, hat
from art.keyflower.yard import awn, stack, wheel

@up('store', st=10, swall='#c9a06a')
def _(a, base):
    base(a); a.st = 0; dormer(a, -8, 15, 52, 14, 8, 8, roof='#465a78'); wing(a, 28, -18, 18, 26, 12, 12, 'x', '#6b7f9a', '#c2b8a6', 4)
    a.crate(-30, 36, 10, 9); a.crate(-20, 40, 9, 8); a.crate(40, 18, 9, 8); a.barrel(28, 36, 4.6, 9); a.barrel(36, 30, 4.6, 9); awn(a, -26, 0, 20, 22, 9, 6, '#4aac79', k=6)
    for x, y in ((-58, 16), (-51, 23), (-62, 24)): a.blob(x, y, 6.5, 6, '#e6d3a2', INK, 1, .08); a.line([(x-2.4, y-6), (x+2.4, y-6)], '#7a5230', 1.6)
@up('mason', st=13, swall='#dcd3c2', sstone=True)
def _(a, base):
    a.st = 0; tower(a, -26, -50, 17, 30, 17, '#d3cabb', '#7a86a0', '#e3a83b'); a.st = 13; base(a); a.st = 0
    for y in (-21.5, 10.5):      # pinnacles on the finished arch
        q = iso(29, y, 38); a.poly([(q[0]-4, q[1]), (q[0]-2, q[1]-12), (q[0], q[1]-22), (q[0]+2, q[1]-12), (q[0]+4, q[1])], '#eef0f2', INK, 1.1, .1); gilt(a, (q[0], q[1]-20), .5)
    q = iso(34, -5.5, 52); a.blob(q[0], q[1]-7, 3.4, 3.6, GOLD, INK, 1, 0); a.poly([(q[0]-5, q[1]+5), (q[0]-3, q[1]-4), (q[0]+3, q[1]-4), (q[0]+5, q[1]+5)], GOLD, INK, 1, .1)
    coins(a, 6, 43, 4); coins(a, 20, 40, 3); coins(a, -8, 42, 2)
@up('carpenter', st=13, cm={'#d0a068': '#d9c29a'}, swall='#e6c890', beam='#7a4a26', noleft=True)
def _(a, base):
    a.st = 0; Art.tree(a, -66, -8, 12, 'summer'); wing(a, -49, -6, 20, 22, 15, 15, 'y', '#c07a3a', '#e6c890', 4, door='#7a4a26'); a.st = 13; base(a); a.st = 0; L = lambda u, v: lerp(lerp(iso(-28, 20, 27), iso(28, 20, 27), u), lerp(iso(-28, 20, 36), iso(28, 20, 36), u), v)
    a.poly([L(0, 0), L(1, 0), iso(28, 15, 27), iso(-28, 15, 27)], '#a8743f', INK, 1, .1); a.line([L(0, 1), L(1, 1)], '#8a5a2f', 2.4, .1); a.line([L(0, 0), L(1, 0)], '#8a5a2f', 2.6, .1); a.ticks([(L(i/14, 0), L(i/14, 1)) for i in range(15)], '#c9985a', 1.7)
    p = iso(30, -5, 64); pennon(a, p, '#4f7a3f', 9); [dormer(a, x, 9, 50, 12, 7, 6, '#e6c890', '#8a5228', 9) for x in (2,)]; coins(a, 4, 43, 4); coins(a, 18, 41, 3)
@up('smelter', paved='#c9b8a0', st=12, cm={'#a7623f': '#b9714a'}, swall='#c98a62', beam='#5a2f20')
def _(a, base):
    a.g(transform='translate(-34 -16) scale(.78)'); g = a.lin(-2, 0, 40, 0, (0, '#c98862'), (.4, '#985438'), (1, '#562a22')); a.smooth([(-4, 20), (4, -38), (6, -72), (26, -72), (28, -38), (36, 20), (18, 27)], g, INK, 1.6, ten=.7); a.poly([(3, -70), (4, -78), (28, -78), (29, -70)], '#8a4a33', INK, 1.4, .2); a.blob(16, -78, 11.5, 3.4, '#3a1a18', INK, 1, 0); a.blob(15, -78, 7, 2, '#ff9a3a', jit=0); a.ge(); puff(a, -20, -80, '#f3e6cf', .8)
    base(a); a.st = 0
    for y in (-42, -12): w = 13+(y+62)*.22; a.smooth([(16-w, y), (16, y+4), (16+w, y)], 'none', '#4b4a5e', 3.4, closed=False); a.smooth([(16-w, y-1), (16, y+3), (16+w, y-1)], 'none', '#9a9aae', 1, closed=False)
    coins(a, 46, 39, 5); coins(a, 58, 34, 3); coins(a, 32, 42, 3); a.box(44, 6, 0, 8, 10, 8, '#3a3034', '#2a2226', '#4a4044')
@up('tavern', st=11)
def _(a, base):
    base(a); a.st = 0; dormer(a, 4, -2, 40, 11, 7, 6, roof='#6a3348', back=9); dormer(a, 19, -2, 40, 11, 7, 6, roof='#6a3348', back=9); rtower(a, 40, -22, 9, 42, 22, '#e2d6bc', '#8f4a63', '#fdcd13')
    parasol(a, 12, 40, '#9c4f68'); table(a, 40, 8); parasol(a, 48, 32, '#e8a33a'); buntings(a, (-38, -6), (26, -2), 9, 9); a.barrel(-38, 20, 4.8, 9.5)
@up('hiring_fair')
def _(a, base):
    x, y, w, h = 0, -8, 86, 36; T = (x, -80); k = 8; ev = [(x-w*.56+w*1.12*i/k, y-h*.62+7*math.sin(math.pi*i/k)) for i in range(k+1)]; base_ = [(x-w/2+w*i/k, y+4*math.sin(math.pi*i/k)) for i in range(k+1)]      # the great pavilion
    for i in range(k): a.poly([base_[i], base_[i+1], ev[i+1], ev[i]], dark(('#6a3f8a', '#fbf1d8')[i % 2], .05+.05*max(0, i-3)), INK, 1, .2)
    for i in range(k): a.poly([ev[i], ev[i+1], T], dark(('#6a3f8a', '#fbf1d8')[i % 2], .02+.05*max(0, i-3)), INK, 1, .2)
    for i in range(k): m = lerp(ev[i], ev[i+1], .5); a.smooth([ev[i], (m[0], m[1]+7), ev[i+1]], ('#eec04a', '#6a3f8a')[i % 2], INK, 1, closed=False)
    gilt(a, T, .9); base(a); a.g(transform='translate(-48 30)'); Art.box(a, -13, -9, 0, 26, 17, 6, '#a8743f'); a.planks(lambda u, v: lerp(lerp(iso(-13, 8, 0), iso(13, 8, 0), u), lerp(iso(-13, 8, 6), iso(13, 8, 6), u), v), 7); a.ge(); a.g(transform='translate(-48 21) scale(.62)'); body(a, '#6a3f8a'); hat(a, 'yellow', '#fdcd13'); a.ge()
    lamp(a, 56, 32, 28); a.crate(46, 20, 9, 8)
@up('brewer', st=10, swall='#d39a6a', beam='#5a2f20')
def _(a, base):
    a.st = 0; a.cyl(-8, -40, 15, 0, 26, '#c47a50'); a.cone(-8, -40, 17, 25, 33, '#7b4a3a'); q = iso(-8, -40, 57); gilt(a, q, .8); a.st = 10; base(a); a.st = 0
    wing(a, 28, 8, 20, 16, 12, 12, 'y', '#8a5a3a', '#b9714a', 4, door='#5d3f25')
    for x, y, z in ((-38, 30, 0), (-28, 36, 0), (-33, 33, 10), (-44, 22, 0)): a.barrel(x, y, 5, 10, z)
    sign(a, -62, 26, 32, 'mug', '#f6dd8c'); a.blob(40, 42, 8, 7, '#e6d3a2', INK, 1, .08); a.blob(52, 38, 7, 6.4, '#efe0b6', INK, 1, .08)
@up('farrier', st=12, swall=WALL)
def _(a, base):
    base(a); a.st = 0; dormer(a, -16, -2, 46, 12, 7, 7, roof='#6a4a34', back=8); dormer(a, 4, -2, 46, 12, 7, 7, roof='#6a4a34', back=8); wing(a, 28, -26, 20, 22, 14, 14, 'x', '#8c6a4a', '#bdb3a2', 5)
    q = iso(-2, -12, 64); a.line([(q[0], q[1]+4), (q[0], q[1]-9)], '#4b4a5e', 1.8, 0); a.path('M%sc4 -5 9 -5 12 -2c3 0 5 2 6 4l-5 1l-3 3h-10Z' % P((q[0]-9, q[1]-9)), GOLD, INK, .9)
    a.g(transform='translate(-26 42) scale(-1 1)'); horse(a, 0, 0, .95, '#d8c3a0'); a.ge(); horse(a, 24, 42, 1.05, '#6a4a3a')
# ---------------------------------------------------------------- autumn
@up('timber_yard', noleft=True)
def _(a, base):
    a.g(transform='translate(3 -15)'); [a.line([iso(x, -28, 0), iso(x, -28, 30)], '#6b4526', 3) for x in (-30, 26)]; a.poly([iso(-30, -28, 8), iso(26, -28, 8), iso(26, -28, 28), iso(-30, -28, 28)], '#c9985a', INK, 1, .3); a.slope(iso(-34, -14, 27), iso(32, -14, 27), iso(32, -36, 38), iso(-34, -36, 38), '#5a758c', 'plank', 4, 1.2); a.ge(); 
    tower(a, -56, -14, 16, 35, 15, '#c9985a', '#5a758c', '#e8a33a', False); base(a)
    for i in range(9): Art.box(a, -58+a.j(.6), 22+a.j(.6), i*3.1, 20, 11, 2.8, ('#e3bd80', '#c9985a', '#dcb070')[i % 3], sw=.8)
    for z, y0, k in ((0, 4, 3), (6.4, 7.4, 2), (12.6, 11, 1)):
        for i in range(k): a.log(34, y0+i*7.2, 22, 3.6, z)
@up('stone_yard', noright=True)
def _(a, base):
    for x, h in ((-46, 27), (30, 38)): tower(a, x, -44, 15, h, 16, '#cfc6b6', '#7a86a0', '#c23a33' if x > 0 else None)
    base(a)
    A = [iso(44, -4+18*math.cos(t), 18+12*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; I = [iso(44, -4+10*math.cos(t), 18+5*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]
    for y in (-22, 6): Art.box(a, 38, y, 0, 7, 8, 18, '#d9dbe2')
    a.poly(A+I[::-1], '#eef0f2', INK, 1.1, .2); a.ticks([(A[i], I[i]) for i in range(1, 10)], '#4b5164', .8)
    for x, y, z in ((-36, 30, 0), (-24, 36, 0), (-30, 33, 9), (8, 30, 0), (20, 30, 0), (14, 30, 9)): L, R = Art.box(a, x, y, z, 12, 10, 8.6, '#d0d6e0'); a.hatch([R(0, 0), R(1, 0), R(1, 1), R(0, 1)], '#3d4356', .5, 2.6, 60, .4)
@up('blacksmith', st=11, swall='#c9a27a', beam='#4a3222', noleft=True)
def _(a, base):
    a.st = 0; Art.tree(a, -70, -10, 11, 'gold'); wing(a, -55, -8, 18, 24, 16, 15, 'y', '#4a4a5c', '#8d8378', 4, door='#3a271b'); a.st = 11; base(a); a.st = 0; p = iso(-4, -9, 56); pennon(a, p, '#c23a33', 10)
    for f in (0, 1, 2): q = (34+f*8, 40-f*4); a.line([q, (q[0], q[1]-22)], '#8a5a33', 2); a.poly([(q[0]-2.6, q[1]-22), (q[0], q[1]-31), (q[0]+2.6, q[1]-22)], '#c3cad6', INK, .9, 0)
    a.line([(30, 28), (56, 16)], '#6b4526', 2.4); q = (10, 44); a.blob(q[0], q[1]-8, 8, 9, '#b6c1ce', INK, 1.2, 0, 12); a.poly([(q[0]-5, q[1]-13), (q[0]+5, q[1]-13), (q[0], q[1])], '#c23a33', INK, .8, 0); bars(a, -26, 36, 4)
@up('barn', st=11, cm={}, swall='#c24f38', beam='#f3e6c6')
def _(a, base):
    a.cyl(24, -44, 13, 0, 56, '#d8ccb4', bands=(.25, .5, .75)); c = iso(24, -44, 56); g = a.lin(c[0]-16, 0, c[0]+16, 0, (0, '#c8d0d8'), (1, '#5f6a78')); a.path('M%sC%s %s %sQ%s %sZ' % (P((c[0]-16, c[1])), P((c[0]-15, c[1]-24)), P((c[0]+15, c[1]-24)), P((c[0]+16, c[1])), P((c[0], c[1]+11)), P((c[0]-16, c[1]))), g, INK, 1.3); gilt(a, (c[0], c[1]-17), .6)
    base(a); a.st = 0; L, R = Art.box(a, -7, -9, 58, 10, 10, 6, '#f3e6c6'); a.hip(-7, -9, 10, 10, 64, 10, '#7d8794', 2); q = iso(-2, -4, 74); gilt(a, q, .6); wing(a, 28, -16, 20, 26, 12, 13, 'x', '#7d8794', '#b23f2c', 4, kind='plank', beam='#f3e6c6')
    hay(a, -52, 22, 12); hay(a, -8, 44, 11); a.log(24, 34, 10, 6, 0, 'x', '#d8b04e'); a.log(36, 28, 10, 6, 0, 'x', '#e3bd60')
    for x in (-40, -34, -28): a.blob(x, 40, 5, 4.6, '#e0872f', INK, 1, .06); a.line([(x, 36), (x+1, 33)], '#4f7a38', 1.6)
@up('sawmill', st=12, cm={'#c28d54': '#cfc6b6'}, stone=True, swall='#d3a066')
def _(a, base):
    base(a); a.st = 0; a.line([(-77, -25), (-30, -18)], INK, 7, .1); a.line([(-77, -25), (-30, -18)], '#8a5a33', 4.8, .1); a.line([(-77, -27), (-30, -20)], '#a9d6ea', 2, .1); a.smooth([(-30, -20), (-24, -14), (-22, -4)], 'none', '#d6eef8', 3, closed=False)
    for p, q in (((-74, -24), (-72, 22)), ((-54, -20), (-54, 8))): a.line([p, q], INK, 3.6, .1); a.line([p, q], '#7a5230', 2.4, .1)
    dormer(a, 0, 6, 48, 13, 8, 7, '#d3a066', '#74401f', 10); wing(a, 32, -24, 18, 24, 14, 13, 'x', '#a15a34', '#d3a066', 5); stack(a, 34, 12, 22, 12, 6); pennon(a, iso(-26, -7, 63), '#4f7a3f', 8)
@up('sculptor')
def _(a, base):
    L, R = Art.box(a, -16, -54, 0, 50, 20, 33, '#efe6d2'); a.stones(L, 6, 8, op=.3); a.stones(R, 6, 3, op=.3); Art.gable(a, -16, -54, 50, 20, 33, 14, 'x', 3, '#a8603a', '#efe6d2', 'tile', 4, 1); [gilt(a, iso(x, -44, 46), .6) for x in (-16, 35)]
    base(a); x, y = 44, 36; a.g(transform='translate(44 36)'); Art.box(a, -8, -8, 0, 16, 16, 7, '#d9d4ca'); Art.box(a, -6, -6, 7, 12, 12, 12, '#e6e1d6'); a.ge()      # the gilded figure
    g = a.lin(34, 0, 54, 0, (0, '#fff3b0'), (.45, '#e8be2e'), (1, '#9a6a10')); a.smooth([(37, 16), (38, 4), (36, -6), (40, -12), (44, -14), (48, -12), (50, -18), (49, -26), (53, -28), (54, -16), (51, -8), (49, -2), (50, 6), (52, 16), (44, 19)], g, INK, 1.3); a.blob(44, -19, 4.6, 5.2, g, INK, 1.2, .02); a.blob(52, -30, 3, 3, '#fff3b0', INK, .8, 0); a.ticks([((41, 14), (42, 0)), ((45, 15), (45, 0))], '#8a6410', .9)
    flowers(a, -8, 42, 12, 4.6)
@up('forge', noleft=True, lean=True, paved='#bdb4aa', st=8, swall='#8b4a3a', beam='#3a2a2a')
def _(a, base):
    L, R = Art.box(a, -8, -48, 0, 14, 14, 57, '#a7623f'); a.stones(L, 11, 2, '#5a2f20', .6, ('#c07a52',)); a.stones(R, 11, 2, '#4a261b', .6); Art.box(a, -9.4, -49.4, 57, 16.8, 16.8, 3.4, '#8a4a33'); c = iso(-1, -41, 61); a.blob(c[0], c[1]-1, 5, 3, '#ffb84d', op=.8); a.st = 0; Art.tree(a, -72, -8, 10, 'red'); wing(a, -54, -6, 17, 24, 17, 15, 'y', '#7a3a34', '#6f6a70', 4); a.st = 8; base(a); a.st = 0
    bars(a, -12, 38, 4); bars(a, 22, 30, 4); wheel(a, 54, 26, 12, 14, '#8a8fa6', 10); pennon(a, iso(-2, -2, 52), '#ff9a3a', 9)
@up('goldsmith', noright=True, lean=True, paved='#e0d2a6', st=8, swall='#f3e6c6', beam='#4a3a5a')
def _(a, base):
    a.st = 0; rtower(a, 30, -34, 11, 50, 24, '#e6d8bc', '#e0b13a', '#4a4f8a'); a.st = 8; base(a); a.st = 0; q = iso(0, 24, 74); a.line([(q[0], q[1]+3), (q[0], q[1]-9)], '#e3a83b', 2, 0); a.blob(q[0], q[1]-10, 3.4, 3.4, '#f7df7a', INK, 1, 0); awn(a, -1, 20, 17, 18, 8, 5, '#4a4f8a', '#f7df7a', k=4)
    wing(a, 24, -12, 20, 22, 14, 14, 'x', '#4a4f8a', '#efe3c8', 5, beam='#4a3a5a'); chest(a, -18, 32, '#5a2f5f'); coins(a, 30, 40, 5); coins(a, 42, 44, 3); flowers(a, 56, 34, 9, 4.4, ('#f2c832', '#fff6d6', '#e08a2a'))
@up('well')
def _(a, base):
    a.tree(-56, -8, 14, 'autumn'); a.tree(56, -14, 12, 'gold'); c = iso(0, 6)      # a marble well house
    for x, y in ((-24, -14), (24, -14)): a.poly([(c[0]+x-3.4, c[1]+y), (c[0]+x-3, c[1]-50), (c[0]+x+3, c[1]-50), (c[0]+x+3.4, c[1]+y)], '#cfcac0', INK, 1.1, .1)
    a.cyl(0, 6, 22, 0, 5, '#d6d0c4'); a.cyl(0, 6, 17, 5, 20, '#b9b4c0'); rx, ry = 20.7, 11.6
    for i in range(2): a.ticks([((c[0]+rx*math.cos(t), c[1]-7-i*6+ry*math.sin(t)), (c[0]+rx*math.cos(t+.33), c[1]-7-i*6+ry*math.sin(t+.33))) for t in [.1+k*.37 for k in range(8)]], '#5b5662', .9, .7)
    a.blob(c[0], c[1]-20, 15.5, 8, '#27323a', INK, 1, 0); a.blob(c[0]+2, c[1]-18, 12, 5.4, '#5fa7c7', jit=0); a.blob(c[0]-2, c[1]-19, 6, 2, '#cdeaf3', jit=0)
    a.line([(c[0]+1, c[1]-48), (c[0]+1, c[1]-32)], '#d9b878', 1.5); a.poly([(c[0]-5, c[1]-33), (c[0]+7, c[1]-33), (c[0]+5.6, c[1]-23), (c[0]-3.6, c[1]-23)], GOLD, INK, 1.1, .1); a.line([(c[0]-4, c[1]-30), (c[0]+6, c[1]-30)], '#8a6410', 1.2)
    for x, y in ((-36, 6), (36, 6)):
        a.poly([(c[0]+x-4, c[1]+y), (c[0]+x-3.4, c[1]-46), (c[0]+x+3.4, c[1]-46), (c[0]+x+4, c[1]+y)], a.lin(c[0]+x-4, 0, c[0]+x+4, 0, (0, '#fbf8f0'), (.5, '#dcd7cc'), (1, '#9a958c')), INK, 1.2, .1); a.poly([(c[0]+x-6, c[1]+y+3), (c[0]+x-5, c[1]+y-3), (c[0]+x+5, c[1]+y-3), (c[0]+x+6, c[1]+y+3)], '#e6e1d6', INK, 1, .1)
    a.poly([(c[0]-44, c[1]-44), (c[0]+44, c[1]-44), (c[0]+44, c[1]-50), (c[0]-44, c[1]-50)], '#efe9dc', INK, 1.2, .2); T = (c[0], c[1]-80); E = [(c[0]-48, c[1]-49), (c[0]-18, c[1]-46), (c[0]+18, c[1]-46), (c[0]+48, c[1]-49)]
    a.slope(E[0], E[1], T, T, light('#a8542f', .1), 'tile', 5, 0); a.slope(E[1], E[2], T, T, '#a8542f', 'tile', 5, 0); a.slope(E[2], E[3], T, T, '#7a3b26', 'tile', 5, 0); gilt(a, T, 1)
    flowers(a, -44, 30, 12, 5.4, ('#e0872f', '#f2c832', '#fff6d6')); flowers(a, 42, 32, 12, 5.4, ('#e0872f', '#f2c832', '#c23a33')); L, R = Art.box(a, 22, 34, 4, 16, 6, 2.4, '#d6d0c4')
@up('inn', lean=True)
def _(a, base):
    rtower(a, 36, -34, 11, 56, 23, '#d9cdb6', '#557a4a', '#e8a33a'); base(a); wing(a, 36, -14, 20, 22, 14, 14, 'x', '#557a4a', WALL, 6); dormer(a, 10, -3, 34, 12, 7, 6, roof='#3a5832', back=8)
    parasol(a, -18, 46, '#557a4a'); horse(a, 24, 45, .95, '#b08a5a'); flowers(a, -54, 38, 10, 4.4, ('#e0872f', '#f2c832', '#c23a33'))
@up('fair')
def _(a, base):
    c = (-47, -32); a.line([(c[0]-14, 14), c, (c[0]+14, 14)], INK, 4.6, .1); a.line([(c[0]-14, 14), c, (c[0]+14, 14)], '#8a5a33', 3, .1)      # the great wheel
    a.blob(c[0], c[1], 27, 27, 'none', INK, 4.4, 0, 16); a.blob(c[0], c[1], 27, 27, 'none', '#c23a33', 2.6, 0, 16); a.ticks([(c, (c[0]+27*math.cos(t), c[1]+27*math.sin(t))) for t in [i*.7854 for i in range(8)]], '#e9c95a', 1.6); a.blob(*c, 4, 4, GOLD, INK, 1, 0)
    for i in range(8): t = i*.7854+.2; x, y = c[0]+27*math.cos(t), c[1]+27*math.sin(t); a.poly([(x-5, y+1), (x+5, y+1), (x+3.6, y+7), (x-3.6, y+7)], ('#2f7f8f', '#eec04a', '#4aac79', '#6a3f8a')[i % 4], INK, .9, 0)
    base(a); buntings(a, (-47, -32), (0, -78), 6, 8); buntings(a, (0, -78), (66, -22), 8, 9); a.line([(66, -24), (66, 30)], '#7a5230', 2.4); lamp(a, -22, 44, 22)
    for i, col in enumerate(('#c23a33', '#2f7f8f')): a.g(transform='translate(%d %d) scale(.5)' % (28+i*15, 46-i*3)); body(a, col); hat(a, 'yellow', '#fdcd13'); a.ge()
@up('wainwright', st=12, noleft=True, cm={'#b98350': '#cfc6b6'}, stone=True, swall='#c9985a')
def _(a, base):
    a.st = 0; tower(a, -56, -18, 16, 33, 16, '#cfc6b6', '#7d4a5a', '#2f6f8f', False); a.st = 12; base(a); a.st = 0; dormer(a, -18, -5, 42, 13, 8, 7, '#c9985a', '#57303e', 9); dormer(a, 8, -5, 42, 13, 8, 7, '#c9985a', '#57303e', 9); pennon(a, iso(35, -20, 60), '#e8a33a', 12)
    f = lambda u, v: lerp(iso(-24+52*u, 36, 13), iso(-24+52*u, 12, 13), v); arch = lambda x: [iso(x, 24+12*math.cos(t), 22+17*math.sin(t)) for t in [math.pi*i/10 for i in range(11)]]; A, Z = arch(-24), arch(28)      # the wagon is finished: hood on
    a.poly([iso(-24, 36, 12), iso(28, 36, 12), iso(28, 36, 23), iso(-24, 36, 23)], '#2f6f8f', INK, 1.1, .2); a.poly([iso(28, 36, 12), iso(28, 12, 12), iso(28, 12, 23), iso(28, 36, 23)], '#234f66', INK, 1.1, .2); a.poly(A[:8]+Z[:8][::-1], a.lin(-40, -30, 30, 20, (0, '#fffaf0'), (.6, '#ecdcb4'), (1, '#cbb588')), INK, 1.3, .2); a.poly(Z, '#5a3d28', INK, 1.2, .2)
    for x in (-12, 2, 16): a.line(arch(x)[:8], '#b79d6c', 1, .2, .9)
    a.line([iso(-24, 36, 23), iso(28, 36, 23)], '#e8b93a', 2, 0)
    for x in (-14, 18): p = iso(x, 38, 8); wheel(a, p[0], p[1], 10.5, 12, '#c9985a', 10)
# ---------------------------------------------------------------- turn-order stones: four silhouettes, four flowers; the numeral field is the pale panel round (0,-14), 34 wide
