"""What an upgrade adds: storeys, courts, gilt, flags; and the registry of upgraded sides."""

import math

from art.keyflower.common import RED, SLATE, STONE, WALL, WOODC
from art.keyflower.kit import Art, INK, P, dark, iso, lerp, light

GOLD = '#e8b93a'
class UpArt(Art):
    st = 0; swall = WALL; beam = '#6b4526'; jut = 1.5; cm = {}; stone = False; win = True; sstone = False; paved = '#d6caad'; noleft = noright = lean = False
    def box(s, x, y, z, dx, dy, dz, cl, *p, **k): return Art.box(s, x, y, z, dx, dy, dz, s.cm.get(cl, cl), *p, **k)
    def rough(s, pts, amp, closed=True, step=9): return Art.rough(s, pts, amp, closed, step*1.8)
    def tree(s, x, y, *p, **k):
        if not (s.noleft and x < -30 or s.noright and x > 30): Art.tree(s, x, y, *p, **k)
    def blob(s, cx, cy, rx, ry, *p, **k): Art.blob(s, cx, max(cy, 1.15*ry-91), rx, ry, *p, **k)      # smoke stays inside the view box
    def stones(s, f, rows=4, per=6, *p, **k): Art.stones(s, f, rows-1 if s.lean and rows > 4 else rows, per-2 if s.lean and per > 4 else per, *p, **k)
    def slope(s, e0, e1, r1, r0, col, kind='tile', rows=5, *p, **k): return Art.slope(s, e0, e1, r1, r0, col, kind, min(rows, 4) if s.lean else rows, *p, **k)
    def planks(s, f, k=8, *p, **q):
        if s.stone: s.stones(f, 5, 6, fills=('#ded4c0', '#a79b88'))
        else: Art.planks(s, f, k, *p, **q)
    def gable(s, x, y, dx, dy, z, h, axis='x', over=3, col='#a5472f', wall='#f1e2c0', kind='tile', rows=5, sag=1.2, deco=None):
        s.stone = False; wall = s.cm.get(wall, wall)
        if s.st:
            j = s.jut; x -= j; y -= j; dx += 2*j; dy += 2*j
            L, R = Art.box(s, x, y, z, dx, dy, s.st, s.swall)
            for f, w in ((L, dx), (R, dy)):
                m = max(2, int(w/13))
                if s.sstone: s.stones(f, 3, m*2, fills=('#e4dcc8', '#a89e8c'))
                else: s.timber(f, [i/m for i in range(m+1)], (0, 1), ((0, 0, 1/m, 1), (1, 0, 1-1/m, 1)) if m > 2 else (), s.beam)
                if s.win: [s.window(f, (i+.5)/m, .24, .5/m if m > 2 else .2, .54) for i in range(m) if m <= 2 or 0 < i < m-1]
            z += s.st
        Art.gable(s, x, y, dx, dy, z, h, axis, over, col, wall, kind, rows, sag, deco)
    def chimney(s, x, y, z, h=12, w=5, col='#a9a097', smoke=False):
        z += s.st; h = min(h, 78+(x+y)/2-z); Art.chimney(s, x, y, z, h, w, '#b8503a' if col == '#a9a097' else col)
        if smoke: puff(s, *iso(x+w/2, y+w/2, z+h+4))
def puff(a, x, y, col='#fdf7e6', k=1):
    for i, (dx, dy, r) in enumerate(((2, -1, 2.8), (8, -4, 3.8), (16, -6, 4.8))): a.blob(x+dx*k, max(y+dy*k, -90+r), r*k, r*.75*k, col, op=.62-.14*i, jit=.14)
# ---------------------------------------------------------------- what wealth adds
def court(a, c='#d6caad'):
    """pale flagstones under every upgraded building, instead of trodden earth"""
    a.blob(2, 14, 66, 31, dark(c, .5), None, jit=.02, k=14, op=.55); a.blob(1, 12, 64, 30, c, '#8a7c5c', 1.1, .02, 14)
    d = []
    for i in range(9):
        v = -.86+i*.215; w = 64*math.sqrt(1-v*v)*.95; y = 12+v*30; d.append(((1-w, y), (1+w, y)))
        d += [((x+a.j(2), y), (x+a.j(2)-2, y+6.4)) for x in range(int(1-w)+4+(i % 2)*6, int(w), 13)]
    a.ticks(d, '#a3946e', .9, .6); a.blob(-20, 4, 26, 8, '#f0e6cc', None, jit=.1, op=.4)
def gilt(a, p, k=1): a.line([(p[0], p[1]+2), (p[0], p[1]-7*k)], '#8a6410', 2, 0); a.blob(p[0], p[1]-7*k, 2.5*k, 2.5*k, '#f7df7a', INK, .9, 0)
def pennon(a, p, col, h=13, w=14):
    a.line([(p[0], p[1]+2), (p[0], p[1]-h)], '#5d3f25', 1.7); a.poly([(p[0], p[1]-h), (p[0]+w, p[1]-h+3.4), (p[0], p[1]-h+7.5)], col, INK, .9, .1); a.blob(p[0], p[1]-h-1, 1.7, 1.7, '#f7df7a', INK, .7, 0)
def flowers(a, cx, cy, w, h, cols=('#e0507a', '#fff6d6', '#f2c832', '#9a6fd0'), k=14):
    a.blob(cx, cy, w, h, '#6b8f3f', '#3f5a28', .9, .1); 
    for c in cols: a.dots([(cx+a.j(w*.8), cy-1+a.j(h*.75)) for _ in range(k//len(cols)+1)], c, 1.1, 1.8)
def lamp(a, x, y, h=26): a.line([(x, y), (x, y-h)], INK, 3, 0); a.line([(x, y), (x, y-h)], '#4b4a5e', 1.7, 0); a.blob(x, y-h-3, 6.5, 6.5, '#ffe89a', jit=0, op=.4); a.poly([(x-3, y-h-6), (x+3, y-h-6), (x+2, y-h), (x-2, y-h)], '#ffd978', INK, 1, 0); a.poly([(x-4, y-h-6), (x, y-h-10), (x+4, y-h-6)], '#4b4a5e', INK, .9, 0)
def dormer(a, x, Y, z, w=12, h=8, pk=7, wall=WALL, roof='#7d3c24', back=11):
    a.poly([iso(x+w+1.4, Y+1.4, z+h-1.4), iso(x+w/2, Y+1.4, z+h+pk+1), iso(x+w/2, Y-back, z+h+pk+1), iso(x+w+1.4, Y-back*.5, z+h-1.4)], roof, INK, 1, .2)
    a.poly([iso(x, Y, z), iso(x+w, Y, z), iso(x+w, Y, z+h), iso(x+w/2, Y, z+h+pk), iso(x, Y, z+h)], wall, INK, 1.1, .2); f = lambda u, v: lerp(lerp(iso(x, Y, z), iso(x+w, Y, z), u), lerp(iso(x, Y, z+h), iso(x+w, Y, z+h), u), v)
    a.window(f, .5, .12, .46, .84); a.line([iso(x-1.6, Y+1, z+h-2), iso(x+w/2, Y+1, z+h+pk+1), iso(x+w+1.6, Y+1, z+h-2)], light(roof, .35), 1.6, .1)
def tower(a, x, y, w, h, rh, wall='#c9bfae', roof=SLATE, flag=None, arch=True, z=0):
    L, R = Art.box(a, x, y, z, w, w, h, wall); k = max(4, int(h/7)); a.stones(L, k, 3, op=.4, fills=(light(wall, .3), dark(wall, .15))); a.stones(R, k, 3, op=.4)
    for f in (L, R):
        for v in ((.74, .42) if h > 34 else (.62,)): a.poly([f(.34, v), f(.34, v+.1), f(.5, v+.16), f(.66, v+.1), f(.66, v)], '#ffd978' if arch else '#3a3344', INK, .9, .1)
    a.hip(x, y, w, w, z+h, rh, roof, 2.5); q = iso(x+w/2, y+w/2, z+h+rh); (pennon(a, q, flag, 11, 12) if flag else gilt(a, q))
def rtower(a, x, y, r, h, rh, wall='#c9bfae', roof=SLATE, flag=None):
    a.cyl(x, y, r, 0, h, wall); c = iso(x, y); w = r*1.22
    for z in range(3, int(h)-4, 7): a.ticks([((c[0]+u*w, c[1]+3-z+(1-abs(u))*r*.5), (c[0]+(u+.3)*w, c[1]+3-z+(1-abs(u+.3))*r*.5)) for u in (-.8, -.3, .3)], dark(wall, .45), .8, .55)
    for z in (h*.32, h*.72): a.path('M%sv6h5v-6q-2.500 -5 -5 0Z' % P((c[0]-3, c[1]+r*.4-z)), '#ffd978', '#5d4a3a', 1.3)
    a.cone(x, y, r+3, h-1, rh, roof); q = (c[0], c[1]-h-rh+1); (pennon(a, q, flag, 10, 12) if flag else gilt(a, q))
def wing(a, x, y, dx, dy, h, rh, axis='y', roof=RED, wall=WALL, stone=5, door=None, kind='tile', beam='#6b4526'):
    Art.box(a, x-1.4, y-1.4, 0, dx+2.8, dy+2.8, stone, STONE); L, R = Art.box(a, x, y, stone, dx, dy, h, wall)
    if wall in (STONE, '#c9bfae', '#cfc6b6', '#bdb3a2'): a.stones(L, 4, 4); a.stones(R, 4, 4)
    else: a.timber(L, (0, .5, 1), (0, 1), (), beam); a.timber(R, (0, .5, 1), (0, 1), (), beam)
    if door: a.door(L, .5, .3 if dx > 14 else .5, .86, door)
    else: a.window(L, .5, .3, .3, .46)
    [a.window(R, u, .3, .2, .46) for u in ((.27, .74) if dy > 16 else (.5,))]
    Art.gable(a, x, y, dx, dy, stone+h, rh, axis, 3, roof, wall, kind, 4, 1, lambda f, w: a.blob(*f(.5, .42), 2.3, 2.8, '#ffd978', INK, .8))
def wallrun(a, x, y, dx, dy, h=6, c='#c9c2b2'): L, R = Art.box(a, x, y, 0, dx, dy, h, c); a.stones(L, 2, max(2, int(dx/6)), op=.5); a.stones(R, 2, max(2, int(dy/6)), op=.5)
def coins(a, x, y, k=4, w=7.4):
    a.blob(x+3, y+2, w*1.2, w*.4, '#182014', op=.25)
    for i in range(k): a.blob(x, y-i*2.9, w, w*.44, '#eccb2b', INK, 1, 0, 10)
    a.blob(x, y-(k-1)*2.9, w*.55, w*.24, '#fff3b0', jit=0)
def chest(a, x, y, col='#7a4a2a'):
    L, R = Art.box(a, x, y, 0, 18, 12, 8, col); [a.ticks([(f(.5, 0), f(.5, 1))], GOLD, 2) for f in (L, R)]; c = iso(x+9, y+6, 10); a.dots([(c[0]+a.j(8), c[1]+a.j(3)) for _ in range(15)], '#eccb2b', 1.9, 2.7); a.dots([(c[0]-1+a.j(7), c[1]-1+a.j(2)) for _ in range(6)], '#fff3b0', 1, 1.4); a.poly([iso(x, y, 8), iso(x+18, y, 8), iso(x+18, y-4, 17), iso(x, y-4, 17)], light(col, .15), INK, 1.1, .2)
def bars(a, x, y, n=3, c=('#4f4285', '#302553', '#8a7bc0')):
    for i in range(n): Art.box(a, x, y+(i % 2)*7, (i//2)*4.8, 15, 6, 4.4, *c)
def table(a, x, y): a.cyl(x, y, 1.4, 0, 7, '#6b4526'); a.cyl(x, y, 6.5, 7, 8.6, WOODC); p = iso(x, y, 10); a.poly([(p[0]-2, p[1]-3), (p[0]+1.4, p[1]-3), (p[0]+1.4, p[1]+1), (p[0]-2, p[1]+1)], '#e3a83b', INK, .7, 0)
def parasol(a, x, y, c1, h=24, w=15):
    a.line([(x, y), (x, y-h)], '#6b4526', 1.8); T = (x, y-h-7); ev = [(x-w+2*w*i/6, y-h+3*math.sin(math.pi*i/6)) for i in range(7)]
    for i in range(6): a.poly([ev[i], ev[i+1], T], dark((c1, '#fbf1d8')[i % 2], .03*i), INK, .8, .1)
def buntings(a, p, q, sag=8, k=8):
    pts = [(p[0]+(q[0]-p[0])*i/k, p[1]+(q[1]-p[1])*i/k+sag*math.sin(math.pi*i/k)) for i in range(k+1)]; a.line(pts, '#5d3f25', 1, 0)
    for i in range(k): m = lerp(pts[i], pts[i+1], .5); a.poly([(m[0]-3, m[1]-.6), (m[0]+3, m[1]), (m[0]+.4, m[1]+6.4)], ('#fdcd13', '#b3392f', '#2f7f8f', '#4aac79')[i % 4], INK, .7, .1)
U = {}
def up(nm, **o):
    def d(f): U[nm] = (f, o); return f
    return d
# ---------------------------------------------------------------- homes
