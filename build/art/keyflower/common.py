"""What stands before many a house, and the registry of the buildings of the first drawing."""

from art.keyflower.kit import INK, P, dark, iso, light

BV = (-84, -96, 168, 146)
B = {}
def building(f): B[f.__name__] = f; return f
WALL = '#f3e6c6'; STONE = '#b9b2a6'; WOODC = '#a8743f'; RED = '#b4492f'; SLATE = '#5f7390'; THATCH = '#d7ac58'; GREENR = '#5d7d52'
def ground(a, pts, op=.27): a.shadow(pts, op)
def iground(a, x, y, dx, dy, s=14, op=.25):
    a.poly([iso(x, y+dy), iso(x+dx, y+dy), iso(x+dx, y), iso(x+dx+s, y+s*.15), iso(x+dx+s, y+dy+s*.5), iso(x+s*.3, y+dy+s*.35)], '#182014', None, jit=.6, op=op)
def sign(a, x, y, h=26, kind='mug', col='#e9cf8d'):
    a.line([(x, y), (x, y-h)], '#5d3f25', 2.4); a.line([(x, y-h+1), (x+13, y-h+1)], '#5d3f25', 1.8)
    a.blob(x+8.5, y-h+9, 6.6, 6.6, col, INK, 1.1, .02)
    c = (x+8.5, y-h+9)
    if kind == 'mug': a.poly([(c[0]-3, c[1]-2.5), (c[0]+1.8, c[1]-2.5), (c[0]+1.6, c[1]+3.6), (c[0]-2.8, c[1]+3.6)], '#8a4a22', None, jit=0); a.dots([(c[0]-2, c[1]-3), (c[0], c[1]-3.2), (c[0]+1.5, c[1]-3)], '#fff8e6', 1, 1.6); a.line([(c[0]+2, c[1]-1), (c[0]+4, c[1]), (c[0]+2, c[1]+2)], '#8a4a22', 1)
    if kind == 'shoe': a.path('M%s C%s %s %s' % (P((c[0]-2.6, c[1]+3.6)), P((c[0]-5, c[1]-6)), P((c[0]+5, c[1]-6)), P((c[0]+2.6, c[1]+3.6))), 'none', '#4b4a55', 2.2)
    if kind == 'hammer': a.line([(c[0]-2.6, c[1]+3.4), (c[0]+1.6, c[1]-2)], '#7a4a26', 1.8); a.poly([(c[0]-1.4, c[1]-3.6), (c[0]+1, c[1]-5), (c[0]+4.6, c[1]-1), (c[0]+2.6, c[1]+.6)], '#4b4a55', None, jit=0)
    if kind == 'saw': a.poly([(c[0]-4, c[1]+1), (c[0]+4, c[1]-2.4), (c[0]+4, c[1]+1.4), (c[0]-4, c[1]+3)], '#5a6270', None, jit=0)
    if kind == 'key': a.blob(c[0]-2, c[1]-1.6, 2.2, 2.2, 'none', '#6b4526', 1.5, 0); a.line([(c[0]-.4, c[1]-.2), (c[0]+4, c[1]+3.4), (c[0]+5, c[1]+2)], '#6b4526', 1.5, 0)
def hay(a, x, y, w=12):
    a.blob(x+2, y+1, w*.95, w*.3, '#182014', op=.25)
    a.smooth([(x-w*.8, y), (x-w*.6, y-w*.75), (x-w*.1, y-w*1.15), (x+w*.5, y-w*.8), (x+w*.8, y), (x, y+w*.2)], '#c89a3c', INK, 1, 0)
    a.smooth([(x-w*.68, y-2), (x-w*.5, y-w*.7), (x-w*.1, y-w*1.05), (x+w*.15, y-w*.7), (x, y-2)], '#e9c769', None)
    a.ticks([((x+u*w, y-w*v), (x+u*w+a.j(2), y-w*v+4)) for u in (-.5, -.25, 0, .25, .5) for v in (.15, .5, .8)], '#8f6a24', .7, .7)
def horse(a, x, y, s=1, col='#8a5a35'):
    q = lambda pts: [(x+px*s, y+py*s) for px, py in pts]
    a.blob(x+2*s, y+1*s, 15*s, 4*s, '#182014', op=.25)
    for lx in (-8.5, -5.5, 7, 10): a.poly(q([(lx-1.3, -9), (lx+1.5, -9), (lx+1, 0), (lx-1, 0)]), dark(col, .25 if lx in (-5.5, 7) else .05), INK, .9, 0)
    a.smooth(q([(-13, -13), (-11, -17), (-3, -17.5), (5, -17), (9, -20), (13, -27), (16, -29.5), (17.5, -27), (22, -23), (21, -20.5), (16, -21.5), (13.5, -17), (12, -10), (4, -8.5), (-4, -8.5), (-11, -8)]), col, INK, 1.1)
    a.smooth(q([(-10, -15.5), (-3, -16.6), (5, -16), (2, -13), (-6, -13)]), light(col, .35), op=.8)
    a.smooth(q([(9, -20), (12.5, -28), (15, -30.5), (14, -26), (11, -19)]), dark(col, .6)); a.smooth(q([(-12.5, -15), (-16, -12), (-16, -5), (-14, -4), (-13, -11)]), dark(col, .6), INK, .7)
    a.dots(q([(17, -25.6)]), INK, .8*s, .9*s)

def _cottage(a, roof, shutter='#5d7d8f', kind='tile', wall=WALL):
    iground(a, -28, -20, 56, 40)
    a.chimney(-16, -12, 38, 16, 7, smoke=True)
    a.box(-28, -20, 0, 56, 40, 6, STONE)
    L, R = a.box(-26, -18, 6, 52, 36, 20, wall)
    a.timber(L, (0, .3, .68, 1), (0, 1), ((.0, 0, .3, 1), (1, 0, .68, 1))); a.timber(R, (0, .5, 1), (0, 1), ((0, .05, .5, 1), (1, .05, .5, 1)))
    a.window(L, .16, .35, .13, .4, shutter=None); a.window(L, .83, .35, .13, .4)
    a.window(R, .26, .35, .16, .4); a.window(R, .76, .35, .16, .4)
    a.door(L, .49, .2, .82)
    def dec(f, w): a.ticks([(f(.5, 0), f(.5, .95)), (f(.2, .28), f(.8, .28)), (f(.25, 0), f(.5, .45)), (f(.75, 0), f(.5, .45))], '#6b4526', 1.5); a.blob(*f(.5, .5), 2.4, 3, '#ffd978', INK, .8)
    a.gable(-26, -18, 52, 36, 26, 24, 'x', 4, roof, wall, kind, 5, 1.6, dec)
