"""The drawing kit: plain SVG with seeded jitter, and an isometric builder (X right and down, Y left and down, Z up)."""

import math
import random


DRAWN = {}  # every piece by its name, as it was drawn last
INK = '#2a2019'
C30 = .866

def hx(c): return tuple(int(c[i:i+2], 16) for i in (1, 3, 5))
def rgb(t): return '#%02x%02x%02x' % tuple(max(0, min(255, int(round(v)))) for v in t)
def mix(a, b, t):
    a, b = hx(a), hx(b)
    return rgb([x+(y-x)*t for x, y in zip(a, b)])
def dark(c, t=.25): return mix(c, '#1e1a2c', t)
def light(c, t=.25): return mix(c, '#fff3d0', t)
def iso(x, y, z=0): return ((x-y)*C30, (x+y)*.5-z)
def n(v):
    s = '%.1f' % v
    return s[:-2] if s.endswith('.0') else s
def P(p): return n(p[0])+' '+n(p[1])
def lerp(a, b, t): return (a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t)

class Art:
    def __init__(s, x, y, w, h, seed=1, pid='p'):
        s.vb = (x, y, w, h); s.o = []; s.defs = []; s.r = random.Random(seed); s.pid = pid; s.k = 0
    # ---- raw
    def el(s, t): s.o.append(t)
    def g(s, **kw): s.el('<g '+' '.join('%s="%s"' % (k.replace('_', '-'), v) for k, v in kw.items())+'>')
    def ge(s): s.el('</g>')
    def _grad(s, kind, attrs, stops):
        s.k += 1; i = '%s%d' % (s.pid, s.k)
        st = ''.join('<stop offset="%s" stop-color="%s"%s/>' % (n(o*100)+'%', c[:7], '' if len(c) == 7 else ' stop-opacity="%s"' % c[8:]) for o, c in stops)
        s.defs.append('<%s id="%s" gradientUnits="userSpaceOnUse" %s>%s</%s>' % (kind, i, attrs, st, kind))
        return 'url(#%s)' % i
    def lin(s, x1, y1, x2, y2, *st): return s._grad('linearGradient', 'x1="%s" y1="%s" x2="%s" y2="%s"' % (n(x1), n(y1), n(x2), n(y2)), st)
    def rad(s, x, y, r, *st): return s._grad('radialGradient', 'cx="%s" cy="%s" r="%s"' % (n(x), n(y), n(r)), st)
    def path(s, d, fill='none', ink=None, sw=1.2, op=None, extra=''):
        t = '<path d="%s" fill="%s"' % (d, fill)
        if ink: t += ' stroke="%s" stroke-width="%s" stroke-linejoin="round" stroke-linecap="round"' % (ink, n(sw) if sw >= 1 else ('%.2f' % sw).lstrip('0'))
        if op is not None: t += ' opacity="%s"' % (('%.2f' % op).lstrip('0'))
        s.el(t+extra+'/>')
    # ---- jittered geometry
    def j(s, a): return (s.r.random()-.5)*2*a
    def rough(s, pts, amp, closed=True, step=9):
        out = []; m = len(pts)
        for i in range(m if closed else m-1):
            a, b = pts[i], pts[(i+1) % m]
            L = math.hypot(b[0]-a[0], b[1]-a[1]); k = max(1, int(L/step))
            for q in range(k):
                p = lerp(a, b, q/k); w = amp if q else amp*.45
                out.append((p[0]+s.j(w), p[1]+s.j(w)))
        if not closed: out.append(pts[-1])
        return out
    def poly(s, pts, fill='none', ink=None, sw=1.1, jit=.4, op=None, closed=True, step=9):
        q = s.rough(pts, jit, closed, step) if jit else pts
        s.path('M'+'L'.join(P(p) for p in q)+('Z' if closed else ''), fill, ink, sw, op)
    def line(s, pts, col=INK, sw=1, jit=.3, op=None, step=9): s.poly(pts, 'none', col, sw, jit, op, False, step)
    def spl(s, pts, closed=True, ten=.5):
        m = len(pts); d = 'M'+P(pts[0])
        for i in range(m if closed else m-1):
            g = lambda k: pts[k % m] if closed else pts[max(0, min(m-1, k))]
            a, b, c, e = g(i-1), g(i), g(i+1), g(i+2)
            d += 'C%s %s %s' % (P((b[0]+(c[0]-a[0])*ten/3, b[1]+(c[1]-a[1])*ten/3)), P((c[0]-(e[0]-b[0])*ten/3, c[1]-(e[1]-b[1])*ten/3)), P(c))
        return d+('Z' if closed else '')
    def smooth(s, pts, fill='none', ink=None, sw=1.1, jit=0, op=None, closed=True, ten=1.):
        if jit: pts = [(x+s.j(jit), y+s.j(jit)) for x, y in pts]
        s.path(s.spl(pts, closed, ten), fill, ink, sw, op)
    def blob(s, cx, cy, rx, ry, fill='none', ink=None, sw=1.1, jit=.06, k=9, op=None, rot=0):
        o = s.r.random()*6; pts = []
        for i in range(k):
            a = o+i*2*math.pi/k; f = 1+s.j(jit)
            x, y = rx*f*math.cos(a), ry*f*math.sin(a)
            pts.append((cx+x*math.cos(rot)-y*math.sin(rot), cy+x*math.sin(rot)+y*math.cos(rot)))
        s.smooth(pts, fill, ink, sw, 0, op, ten=.55 if jit <= .03 else .75)
    def dots(s, pts, fill, r0, r1, op=None):
        d = ''
        for x, y in pts:
            r = s.r.uniform(r0, r1); d += 'M%sq%s %s %s %sq%s %s %s %sq%s %s %s %sq%s %s %s %sz' % ((P((x-r, y)),)+tuple(n(v*r) for v in (0, -.9, 1, -.9, 1, 0, 1, .9, 0, .9, -1, .9, -1, 0, -1, -.9)))
        if d: s.path(d, fill, op=op)
    def ticks(s, segs, col, sw, op=None):
        if segs: s.path(''.join('M%sL%s' % (P(a), P(b)) for a, b in segs), 'none', col, sw, op)
    def hatch(s, poly, col=INK, sw=.6, gap=3, ang=60, op=.4, skip=.1):
        a = math.radians(ang); dx, dy = math.cos(a), math.sin(a); nx, ny = -dy, dx
        pr = [p[0]*nx+p[1]*ny for p in poly]; t = min(pr)+gap*.6; segs = []
        while t < max(pr):
            hits = []
            for i in range(len(poly)):
                p, q = poly[i], poly[(i+1) % len(poly)]
                a0, a1 = p[0]*nx+p[1]*ny-t, q[0]*nx+q[1]*ny-t
                if (a0 < 0) != (a1 < 0):
                    z = lerp(p, q, a0/(a0-a1)); hits.append((z[0]*dx+z[1]*dy, z))
            hits.sort()
            for i in range(0, len(hits)-1, 2):
                if s.r.random() > skip:
                    segs.append((lerp(hits[i][1], hits[i+1][1], s.r.uniform(.02, .22)), lerp(hits[i][1], hits[i+1][1], s.r.uniform(.75, .98))))
            t += gap*s.r.uniform(.75, 1.25)
        s.ticks(segs, col, sw, op)
    def shadow(s, pts, op=.26): s.smooth(pts, '#1c2418', op=op)
    def text(s): 
        x, y, w, h = s.vb
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s %s %s %s" width="%s" height="%s">\n%s%s\n</svg>\n' % (
            n(x), n(y), n(w), n(h), n(w), n(h), ('<defs>'+''.join(s.defs)+'</defs>\n') if s.defs else '', '\n'.join(s.o))
    def save(s, name): DRAWN[name] = s
    # ---- isometric faces
    def face(s, a, b, c, d, fill, ink=INK, sw=1.1, jit=.35):
        s.poly([a, b, c, d], fill, ink, sw, jit)
        return lambda u, v: lerp(lerp(a, b, u), lerp(d, c, u), v)
    def box(s, x, y, z, dx, dy, dz, cl, cr=None, ct=None, ink=INK, sw=1.1, top=True):
        cr = cr or dark(cl, .3); ct = ct or light(cl, .2); X, Y, Z = x+dx, y+dy, z+dz
        if top: s.face(iso(x, y, Z), iso(X, y, Z), iso(X, Y, Z), iso(x, Y, Z), ct, ink, sw)
        L = s.face(iso(x, Y, z), iso(X, Y, z), iso(X, Y, Z), iso(x, Y, Z), cl, ink, sw)
        R = s.face(iso(X, Y, z), iso(X, y, z), iso(X, y, Z), iso(X, Y, Z), cr, ink, sw)
        return L, R
    def quad(s, f, u0, v0, u1, v1, fill, ink=INK, sw=.8, jit=.2, op=None):
        s.poly([f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)], fill, ink, sw, jit, op)
    def window(s, f, u, v, w=.16, h=.3, lit='#ffd978', frame='#6b4526', shutter=None):
        if shutter:
            s.quad(f, u-w*1.0, v, u-w*.5, v+h, shutter, INK, .6); s.quad(f, u+w*.5, v, u+w*1.0, v+h, shutter, INK, .6)
        s.quad(f, u-w/2, v, u+w/2, v+h, lit, frame, 1.2)
        s.ticks([(f(u, v), f(u, v+h)), (f(u-w/2, v+h*.5), f(u+w/2, v+h*.5))], frame, .8)
    def door(s, f, u, w=.2, h=.55, col='#7a4a26', arch=True):
        pts = [f(u-w/2, 0), f(u-w/2, h*.75)]+([f(u-w*.3, h*.95), f(u, h*1.05), f(u+w*.3, h*.95)] if arch else [f(u-w/2, h), f(u+w/2, h)])+[f(u+w/2, h*.75), f(u+w/2, 0)]
        s.poly(pts, col, INK, 1, .15)
        s.ticks([(f(u+k*w, .03), f(u+k*w, h*.85)) for k in (-.2, .05, .28)], dark(col, .4), .6)
    def timber(s, f, us=(0, .33, .66, 1), vs=(0, .5, 1), braces=(), col='#6b4526', sw=1.7):
        seg = [(f(u, 0), f(u, 1)) for u in us]+[(f(0, v), f(1, v)) for v in vs]+[(f(a, b), f(c, d)) for a, b, c, d in braces]
        s.ticks(seg, col, sw)
    def stones(s, f, rows=4, per=6, col='#4a4238', op=.5, fills=None):
        segs = []
        for i in range(1, rows): segs += [(f(k/8, i/rows+s.j(.015)), f((k+1)/8, i/rows+s.j(.015))) for k in range(8) if s.r.random() > .12]
        for i in range(rows):
            for k in range(per):
                u = (k+.5*(i % 2)+.5+s.j(.15))/per
                if 0 < u < 1: segs.append((f(u, i/rows), f(u, (i+1)/rows)))
                if fills and s.r.random() < .3 and u+.8/per < 1:
                    s.quad(f, u, i/rows, u+.9/per, (i+1)/rows, s.r.choice(fills), None, op=.55)
        s.ticks(segs, col, .6, op)
    def planks(s, f, k=8, col='#4a2f1a', op=.55, horiz=False):
        s.ticks([((f(0, i/k), f(1, i/k)) if horiz else (f(i/k+s.j(.01), 0), f(i/k, 1))) for i in range(1, k)], col, .7, op)
    def slope(s, e0, e1, r1, r0, col, kind='tile', rows=5, sag=1.2, ink=INK, sw=1.2):
        """roof slope from eave e0-e1 up to ridge r0-r1, slightly sagging"""
        def f(u, v):
            p = lerp(lerp(e0, e1, u), lerp(r0, r1, u), v); return (p[0], p[1]+sag*math.sin(math.pi*u)*v)
        N = 6
        out = [f(i/N, 1) for i in range(N+1)]
        eave = [f(1-i/(N*2), 0) for i in range(N*2+1)]
        if kind == 'thatch': eave = [(x+s.j(.5), y+(1.6 if i % 2 else 0)) for i, (x, y) in enumerate(eave)]
        s.poly(out+eave, col, ink, sw, .3)
        if kind == 'tile':
            for i in range(rows):
                m = 9
                for k in range(m):
                    if s.r.random() < .34:
                        u = (k+.5*(i % 2))/m
                        if u+1/m < 1: s.quad(f, u, i/rows, u+1/m, (i+1)/rows, s.r.choice((light(col, .22), dark(col, .2), mix(col, '#d98b4a', .25))), None, op=.6)
            segs = []
            for i in range(1, rows): segs += [(f(k/7, i/rows+s.j(.01)), f((k+1)/7, i/rows+s.j(.01))) for k in range(7)]
            for i in range(rows):
                for k in range(10):
                    u = (k+.5*(i % 2))/10
                    if 0.02 < u: segs.append((f(u, i/rows), f(u+s.j(.008), (i+.75)/rows)))
            s.ticks(segs, dark(col, .55), .6, .5)
        elif kind == 'thatch':
            segs = []; hi = []
            for i in range(4):
                for k in range(16):
                    u = min(.99, max(.01, (k+.5+s.j(.5))/16)); v = (i+s.r.random()*.5)/4
                    (segs if s.r.random() < .6 else hi).append((f(u, v), f(u+s.j(.015), min(1, v+.2))))
            s.ticks(segs, dark(col, .45), .7, .55); s.ticks(hi, light(col, .45), .7, .7)
        elif kind == 'plank':
            s.ticks([(f(i/9+s.j(.01), 0), f(i/9, 1)) for i in range(1, 9)], dark(col, .5), .8, .6)
        elif kind == 'cloth':
            for i in range(0, 8, 2): s.quad(f, i/8, 0, (i+1)/8, 1, '#f6ead0', None)
        s.line([f(.03, .97), f(.5, .97), f(.97, .97)], light(col, .55), 1, .2, .8)
        return f
    def gable(s, x, y, dx, dy, z, h, axis='x', over=3, col='#a5472f', wall='#f1e2c0', kind='tile', rows=5, sag=1.2, deco=None):
        X, Y = x+dx, y+dy
        if axis == 'x':
            ym = y+dy/2; k = over*h/(dy/2); ze = z-k; a, b = x-over*.7, X+over*.8
            s.slope(iso(a, y-over, ze), iso(b, y-over, ze), iso(b, ym, z+h), iso(a, ym, z+h), dark(col, .25), kind, rows, sag)
            t = [iso(X, Y, z), iso(X, y, z), iso(X, ym, z+h)]; wr = dark(wall, .27)
            s.poly(t, wr, INK, 1, .2)
            if deco: deco(lambda u, v: lerp(lerp(t[0], t[1], u), t[2], v), wr)
            s.slope(iso(a, Y+over, ze), iso(b, Y+over, ze), iso(b, ym, z+h), iso(a, ym, z+h), col, kind, rows, sag)
            s.line([iso(b, Y+over, ze), iso(b, ym, z+h), iso(b, y-over, ze)], light('#8a6238', .1), 1.8, .1)
        else:
            xm = x+dx/2; k = over*h/(dx/2); ze = z-k; a, b = y-over*.7, Y+over*.8
            s.slope(iso(x-over, b, ze), iso(x-over, a, ze), iso(xm, a, z+h), iso(xm, b, z+h), light(col, .12), kind, rows, sag)
            t = [iso(x, Y, z), iso(X, Y, z), iso(xm, Y, z+h)]
            s.poly(t, wall, INK, 1, .2)
            if deco: deco(lambda u, v: lerp(lerp(t[0], t[1], u), t[2], v), wall)
            s.slope(iso(X+over, b, ze), iso(X+over, a, ze), iso(xm, a, z+h), iso(xm, b, z+h), dark(col, .2), kind, rows, sag)
            s.line([iso(x-over, b, ze), iso(xm, b, z+h), iso(X+over, b, ze)], light('#a97a48', .2), 1.8, .1)
    def hip(s, x, y, dx, dy, z, h, col='#a5472f', over=3, kind='tile', rows=5):
        X, Y = x+dx+over, y+dy+over; x -= over; y -= over; c = iso((x+X)/2, (y+Y)/2, z+h); z -= 1.5
        s.poly([iso(x, y, z), iso(X, y, z), c], dark(col, .3), INK, 1); s.poly([iso(x, Y, z), iso(x, y, z), c], light(col, .1), INK, 1)
        s.slope(iso(x, Y, z), iso(X, Y, z), c, c, col, kind, rows, 0); s.slope(iso(X, Y, z), iso(X, y, z), c, c, dark(col, .22), kind, rows, 0)
    def cyl(s, x, y, r, z0, z1, col, top=None, bands=(), ink=INK):
        cx, cy = iso(x, y, 0); rx, ry = r*1.22, r*.68
        g = s.lin(cx-rx, 0, cx+rx, 0, (0, light(col, .28)), (.35, col), (1, dark(col, .45)))
        def arc(z, a0, a1, k=9): return [(cx+rx*math.cos(math.radians(a0+(a1-a0)*i/k)), cy-z+ry*math.sin(math.radians(a0+(a1-a0)*i/k))) for i in range(k+1)]
        s.path('M'+'L'.join(P(p) for p in arc(z0, 180, 0)+arc(z1, 0, 180))+'Z', g, ink, 1.1)
        for b in bands: s.path('M'+'L'.join(P(p) for p in arc(z0+(z1-z0)*b, 180, 0)), 'none', dark(col, .6), 1.3)
        s.path('M'+'L'.join(P(p) for p in arc(z1, 0, 360, 18))+'Z', top or light(col, .25), ink, 1)
    def cone(s, x, y, r, z, h, col, ink=INK):
        cx, cy = iso(x, y, z); rx, ry = r*1.22, r*.68
        g = s.lin(cx-rx, 0, cx+rx, 0, (0, light(col, .3)), (.4, col), (1, dark(col, .5)))
        b = [(cx+rx*math.cos(math.radians(a)), cy+ry*math.sin(math.radians(a))) for a in range(180, -1, -15)]
        s.path('M'+'L'.join(P(p) for p in b)+'Q%s %s %s %s' % (n(cx+rx*.35), n(cy-h*.3), n(cx), n(cy-h))+'Q%s %s %s %sZ' % (n(cx-rx*.35), n(cy-h*.3), n(b[0][0]), n(b[0][1])), g, ink, 1.1)
        s.ticks([((cx+rx*u*t, cy-h*(1-t)*.8+ry*t*.5), (cx+rx*u*(t+.16), cy-h*(1-t-.16)*.8+ry*(t+.16)*.5)) for u in (-.7, -.35, 0, .35, .7) for t in (.3, .55, .8)], dark(col, .5), .6, .6)
    # ---- props
    def chimney(s, x, y, z, h=12, w=5, col='#a9a097', smoke=False):
        L, R = s.box(x, y, z, w, w, h, col); s.stones(L, 3, 2); s.stones(R, 3, 2)
        s.box(x-.8, y-.8, z+h, w+1.6, w+1.6, 2, col)
        if smoke:
            c = iso(x+w/2, y+w/2, z+h+4)
            for i, (dx, dy, r) in enumerate(((1, -3, 3.4), (4, -9, 4.4), (2, -16, 5.6))): s.blob(c[0]+dx, c[1]+dy, r, r*.8, '#fdf7e6', op=.62-.13*i, jit=.14)
    def barrel(s, x, y, r=4, h=8, z=0, col='#8a5a2f'): s.cyl(x, y, r, z, z+h, col, bands=(.22, .78), top=light(col, .3))
    def crate(s, x, y, w=8, h=7, z=0, col='#b98a52'):
        L, R = s.box(x, y, z, w, w, h, col)
        for f in (L, R): s.ticks([(f(.05, .1), f(.95, .9)), (f(.0, .5), f(1, .5))], dark(col, .45), .8, .8)
    def log(s, x, y, L=22, r=3, z=0, axis='x', col='#8f5e30'):
        """a log lying along X (end facing right) or Y (end facing left)"""
        a = iso(x, y, z+r); b = iso(x+L, y, z+r) if axis == 'x' else iso(x, y+L, z+r)
        s.path('M%sL%s' % (P(a), P(b)), 'none', INK, 2*r+1.8); s.path('M%sL%s' % (P(a), P(b)), 'none', col, 2*r)
        s.path('M%sL%s' % (P((a[0]-.3, a[1]-r*.45)), P((b[0]-.3, b[1]-r*.45))), 'none', light(col, .35), r*.5, .8)
        s.blob(b[0], b[1], r*.95, r*1.05, '#e2b878', INK, .8, .03); s.blob(b[0], b[1], r*.5, r*.55, 'none', '#9a6a38', .7, .05)
    def rock(s, cx, cy, w, h, col='#9aa3b4', k=7, ink=INK):
        pts = [(cx+w*math.cos(a)*(1+s.j(.13)), cy-h*.45+h*.62*math.sin(a)*(1+s.j(.13))) for a in [math.pi*2*i/k+s.j(.2) for i in range(k)]]
        s.poly(pts, col, ink, 1.1, .2)
        m = (cx-w*.05+s.j(w*.1), cy-h*.45)
        pts2 = sorted(pts, key=lambda p: p[0]+p[1]*.6)
        up = [p for p in pts if (p[0]-cx)*.6+(p[1]-cy+h*.45) < 0]
        if len(up) > 1: s.poly(sorted(up, key=lambda p: math.atan2(p[1]-m[1], p[0]-m[0]) % (2*math.pi))+[m], light(col, .4), None, jit=.1, op=.85)
        lo = [p for p in pts if p[0] > cx-w*.1 and p[1] > cy-h*.5]
        if len(lo) > 1: s.poly(sorted(lo, key=lambda p: math.atan2(p[1]-m[1], p[0]-m[0]))+[m], dark(col, .35), None, jit=.1, op=.8)
    def tree(s, x, y, r=11, kind='spring', ink=INK):
        base = {'spring': '#6fae4c', 'summer': '#7f9a34', 'autumn': '#cf6a2a', 'winter': '#dfe9f2', 'dark': '#3f7a43', 'olive': '#8d9a3e', 'gold': '#dba536', 'red': '#b4452c'}[kind]
        s.blob(x+r*.35, y+1, r*.95, r*.33, '#1c2418', op=.25)
        s.poly([(x-r*.13, y), (x-r*.1, y-r*.9), (x+r*.12, y-r*.9), (x+r*.16, y+.5)], '#6b4a2c', ink, .9, .1)
        cy = y-r*1.45
        if kind == 'winter':
            s.ticks([((x, y-r*.8), (x+dx*r, y-r*(1.3+dy))) for dx, dy in ((-.6, .6), (-.25, 1), (.2, 1.05), (.6, .55), (-.45, .2), (.45, .15))], '#5a4634', 1.3)
            s.blob(x, cy-r*.15, r*.8, r*.6, '#f4f9fd', op=.8, jit=.2); return
        def crown(cx, cy, rr, k, amp=.12):
            o = s.r.random()*6; pts = []
            for i in range(k*2):
                a = o+math.pi*i/k; f = (1+s.j(.05))*(1 if i % 2 else 1-amp)
                pts.append((cx+rr*f*math.cos(a), cy+rr*.97*f*math.sin(a)))
            return pts
        big = 8 if r > 7 else 6
        s.smooth(crown(x, cy, r*1.02, big), dark(base, .36), ink, 1.1, ten=1.25)
        s.smooth(crown(x-r*.1, cy-r*.1, r*.84, big-1), base, ten=1.25)
        s.smooth(crown(x-r*.26, cy-r*.28, r*.5, 5), light(base, .24), ten=1.25); s.smooth(crown(x-r*.36, cy-r*.4, r*.26, 4), light(base, .48), ten=1.2)
        s.smooth(crown(x+r*.42, cy+r*.22, r*.3, 4), dark(base, .14), ten=1.2)
        if r > 7: s.path('M%sq%s %s %s %sM%sq%s %s %s %s' % (P((x+r*.1, cy+r*.05)), n(r*.2), n(r*.2), n(r*.42), n(r*.02), P((x-r*.5, cy+r*.4)), n(r*.2), n(r*.2), n(r*.4), n(0)), 'none', dark(base, .55), .9, .7)
        s.dots([(x+s.j(r*.7), cy+s.j(r*.7)) for _ in range(6)], dark(base, .5), .5, 1, .6)
        if kind == 'spring' and r > 8: s.dots([(x+s.j(r*.7), cy+s.j(r*.65)) for _ in range(9)], '#fbe3ea', .8, 1.5)
        if kind == 'autumn': s.dots([(x+s.j(r*.9), y+s.j(r*.25)) for _ in range(5)], base, .7, 1.3)
    def fir(s, x, y, h=26, col='#3c6b4a', snow=False):
        s.blob(x+4, y+1, h*.3, h*.1, '#1c2418', op=.25)
        s.poly([(x-1.3, y), (x-1.3, y-5), (x+1.3, y-5), (x+1.3, y)], '#5d4029', INK, .8, 0)
        for i in range(3):
            w = h*(.34-.08*i); b = y-4-h*.25*i; t = b-h*.42
            s.poly([(x-w, b), (x-w*.45, b-1), (x, b+1.2), (x+w*.5, b-.8), (x+w, b), (x, t)], dark(col, .1+.0*i), INK, 1, .3)
            s.poly([(x-w*.9, b-.6), (x-w*.3, b-1.6), (x-w*.1, t+2)], light(col, .25), None, jit=.1)
            if snow: s.poly([(x-w*.6, b-h*.14), (x, b-h*.12), (x+w*.35, b-h*.17), (x, t)], '#f6fbff', None, jit=.3)
    def bush(s, x, y, r, col):
        s.blob(x+r*.2, y+r*.25, r*1.15, r*.5, '#1c2418', op=.22)
        s.blob(x, y-r*.3, r, r*.75, dark(col, .3), INK, .9, .12); s.blob(x-r*.15, y-r*.42, r*.72, r*.5, col, jit=.14); s.blob(x-r*.35, y-r*.55, r*.35, r*.25, light(col, .4), jit=.1)
    def tuft(s, x, y, col, h=5):
        s.ticks([((x, y), (x+dx*h, y-h*k)) for dx, k in ((-.5, .8), (-.15, 1.1), (.25, 1), (.55, .7))], col, .9)
