"""Tools, awnings, snow on roofs: what the later buildings have in common."""

import math

from art.keyflower.kit import Art, INK, P, dark, iso, lerp, light

N = {}
def new(f): N[f.__name__] = f; return f
# ---------------------------------------------------------------- shared props
def axe(a, x, y, s=1, lean=1):
    a.line([(x, y), (x+11*s*lean, y-16*s)], INK, 3.6*s, .1); a.line([(x, y), (x+11*s*lean, y-16*s)], '#9a6238', 2.2*s, .1)
    a.poly([(x-3*s*lean, y-6*s), (x-1*s*lean, y+1*s), (x+6*s*lean, y-3.4*s), (x+4*s*lean, y-8*s)], '#b6c1ce', INK, 1, .1)
def pick(a, x, y, s=1, lean=1):
    q = lambda u, v: (x+u*s*lean, y+v*s)
    a.line([q(0, 0), q(8, -19)], INK, 3.6*s, .1); a.line([q(0, 0), q(8, -19)], '#9a6238', 2.2*s, .1)
    a.smooth([q(-4, -19), q(4, -23), q(13, -20), q(18, -13), q(11, -17), q(3, -18.6)], '#8b97a8', INK, 1.1)
def stump(a, x, y, w=8):
    a.blob(x+3, y+5, w*1.4, w*.5, '#182014', op=.25); a.poly([(x-w, y+4), (x-w*.88, y-6), (x+w*.88, y-6), (x+w*1.1, y+4), (x+w*.4, y+6), (x-w*.4, y+5.6)], '#8a5a33', INK, 1.1)
    a.blob(x, y-6, w*.9, w*.42, '#e6c083', INK, 1, .03); a.blob(x, y-6, w*.5, w*.22, 'none', '#a97a48', .7)
def wheel(a, cx, cy, rx, ry, col='#9a6a3c', n_=6):
    a.blob(cx, cy, rx, ry, '#2e2118', INK, 1.4, 0, 12); a.blob(cx, cy, rx*.9, ry*.9, 'none', col, rx*.2, 0, 12)
    a.ticks([((cx-rx*.8*math.cos(t), cy-ry*.8*math.sin(t)), (cx+rx*.8*math.cos(t), cy+ry*.8*math.sin(t))) for t in [math.pi*i/n_*2 for i in range(n_//2)]], light(col, .3), rx*.14); a.blob(cx, cy, rx*.22, ry*.22, '#e3a83b', INK, .8, 0)
def banner(a, p, w, h, col, trim='#f2cf6a'):
    x, y = p; a.poly([(x, y), (x+w, y+w*.5), (x+w, y+w*.5+h), (x+w*.5, y+w*.25+h*.8), (x, y+h)], col, INK, 1, .1); a.line([(x+1, y+2.4), (x+w-1, y+2+w*.45)], trim, 1.2, 0)
    a.poly([(x+w*.7, y+w*.35), (x+w, y+w*.5), (x+w, y+w*.5+h), (x+w*.7, y+w*.35+h*.86)], '#1e1a2c', None, jit=0, op=.2)
def awn(a, x0, x1, Y, z, d, drop, c1, c2='#fbf1d8', k=6):
    """striped awning on a +Y wall"""
    a.poly([iso(x0, Y, z-drop-8), iso(x1, Y, z-drop-8), iso(x1, Y+d*.5, z-drop-4), iso(x0, Y+d*.5, z-drop-4)], '#182014', None, op=.2)
    for i in range(k):
        u, v = x0+(x1-x0)*i/k, x0+(x1-x0)*(i+1)/k; c = (c1, c2)[i % 2]; m = iso((u+v)/2, Y+d, z-drop-4.4)
        a.poly([iso(u, Y, z), iso(v, Y, z), iso(v, Y+d, z-drop), iso(u, Y+d, z-drop)], c, INK, .8, .1); a.smooth([iso(u, Y+d, z-drop), m, iso(v, Y+d, z-drop)], dark(c, .12), INK, .8)
def stack(a, x, y, dx, dy, k, h=3, cols=('#e3bd80', '#d4a766', '#c9985a')):
    for i in range(k): a.box(x+a.j(.8), y+a.j(.8), i*h, dx, dy, h*.9, cols[i % len(cols)], sw=.8)
def snowslope(a, e0, e1, r1, r0, v=.5, col='#f6fbff'):
    f = lambda u, t: lerp(lerp(e0, e1, u), lerp(r0, r1, u), t); low = [(1-i/8, v+(.12 if i % 2 else -.06)+a.j(.07)) for i in range(9)]
    L = [f(u, t) for u, t in low]; T = [f(i/4, 1.03) for i in range(5)]
    a.path('M'+'L'.join(P(p) for p in T)+'L'+a.spl([(x, y+2) for x, y in L], False, 1)[1:]+'Z', '#5b6f94', op=.4)
    a.path('M'+'L'.join(P(p) for p in T)+'L'+a.spl(L, False, 1)[1:]+'Z', col); a.line(T, '#ffffff', 2, .2)
    E = [f(i/8, .06+(.05 if i % 2 else -.02)) for i in range(9)]; a.path('M%sL%sL'%(P(f(0, -.02)), P(f(1, -.02)))+a.spl(E[::-1], False, 1)[1:]+'Z', col, op=.95)
def wg(a, x, y, dx, dy, z, h, axis='x', over=3, col='#a5472f', wall='#f1e2c0', kind='tile', rows=5, sag=1.2, deco=None, v=.52):
    """gable under snow"""
    Art.gable(a, x, y, dx, dy, z, h, axis, over, col, wall, kind, rows, sag, deco); X, Y = x+dx, y+dy
    if axis == 'x':
        ym = y+dy/2; ze = z-over*h/(dy/2); p, q = x-over*.7, X+over*.8; snowslope(a, iso(p, Y+over, ze), iso(q, Y+over, ze), iso(q, ym, z+h), iso(p, ym, z+h), v)
    else:
        xm = x+dx/2; ze = z-over*h/(dx/2); p, q = y-over*.7, Y+over*.8; snowslope(a, iso(X+over, q, ze), iso(X+over, p, ze), iso(xm, p, z+h), iso(xm, q, z+h), v, '#dbe6f4')
def whip(a, x, y, dx, dy, z, h, col, over=3):
    Art.hip(a, x, y, dx, dy, z, h, col, over); X, Y = x+dx+over, y+dy+over; c = iso((x-over+X)/2, (y-over+Y)/2, z+h); z -= 1.5
    for e0, e1, cl in ((iso(x-over, Y, z), iso(X, Y, z), '#f6fbff'), (iso(X, Y, z), iso(X, y-over, z), '#d3e0f0')):
        p, q = lerp(e0, c, .5), lerp(e1, c, .5); m = lerp(p, q, .5); a.path('M%sL%sQ%s %s L%sZ' % (P(c), P(p), P((lerp(p, m, .5)[0], m[1]+4)), P((m[0], m[1]-1)), P(q)), cl)
class WArt(Art):
    """draws an older building with snow on its gables and hips"""
    def gable(s, *p, **k): wg(s, *p, **k)
    def hip(s, *p, **k): whip(s, *p, **k)
def mound(a, x, y, w=12, h=5): a.blob(x+2, y+1.5, w, h*.8, '#5b6f94', op=.3); a.blob(x, y, w, h, '#eef5fb', '#8fa5c4', .9, .08); a.blob(x-w*.2, y-h*.3, w*.6, h*.45, '#ffffff', jit=.08)
def doorL(a, L, u, w=.2, h=.6, col='#7d3b22'): a.door(L, u, w, h, col)
# ---------------------------------------------------------------- spring
