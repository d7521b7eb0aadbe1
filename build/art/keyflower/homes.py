"""The six homes."""

from art.keyflower.common import STONE, WALL, iground
from art.keyflower.kit import INK, P, iso, lerp
from art.keyflower.spring import home

def house(a, x, y, dx, dy, h, rh, roof, axis='x', kind='tile', wall=WALL, beam='#6b4526', door='#7a4a26', stone=6):
    a.box(x-2, y-2, 0, dx+4, dy+4, stone, STONE); L, R = a.box(x, y, stone, dx, dy, h, wall)
    a.timber(L, (0, .33, .67, 1), (0, 1), ((0, 0, .33, 1), (1, 0, .67, 1)), beam); a.timber(R, (0, .5, 1), (0, 1), ((0, .05, .5, 1), (1, .05, .5, 1)), beam)
    a.window(L, .165, .35, .14, .42); a.window(L, .835, .35, .14, .42); a.window(R, .26, .35, .17, .42); a.window(R, .75, .35, .17, .42); a.door(L, .5, .2, .84, door)
    a.gable(x, y, dx, dy, stone+h, rh, axis, 4, roof, wall, kind, 5, 1.6, lambda f, w: (a.ticks([(f(.5, 0), f(.5, .95)), (f(.2, .28), f(.8, .28))], beam, 1.5), a.blob(*f(.5, .5), 2.6, 3.2, '#ffd978', INK, .8)))
    return L, R
def flag(a, x, y, z, col, k):
    c = iso(x, y, z); p = (c[0], c[1]-20); a.line([c, (p[0], p[1]-1)], '#5d3f25', 1.8); a.smooth([p, (p[0]+9, p[1]-2), (p[0]+18, p[1]+2), (p[0]+15, p[1]+6), (p[0]+18, p[1]+10), (p[0]+9, p[1]+8), (p[0], p[1]+11)], col, INK, 1, ten=.7)
    a.dots([(p[0]+4+(i % 3)*4.2, p[1]+3+(i//3)*4) for i in range(k)], '#fffaf0', 1.3, 1.5)   # as many pips as the home's number
def _h1(a): home(a)
def _h2(a):   # brick red roof, orchard with apples, ladder
    a.tree(-56, -8, 14, 'summer'); a.tree(-42, -24, 12, 'dark'); a.tree(56, -16, 12, 'summer'); iground(a, -28, -20, 54, 38); a.chimney(-14, -12, 36, 16, 7, smoke=True); house(a, -26, -18, 52, 34, 20, 24, '#b4492f', door='#2f6f6a'); flag(a, 28, 0, 44, '#f4ead2', 0)
    for x, y in ((-56, -30), (-42, -42), (56, -34)): a.dots([(x+a.j(9), y+a.j(8)) for _ in range(8)], '#d9342f', 1.6, 2.2)
    a.ticks([((-64, 12), (-58, -22)), ((-57, 13), (-53, -21))], '#8a5a33', 1.8); a.ticks([((-63+i*1.2, 7-i*6), (-56.5+i*.8, 7.500-i*6)) for i in range(5)], '#8a5a33', 1.4)
    for x, y in ((-36, 24), (-24, 31)): a.poly([(x-7, y-4), (x+7, y-4), (x+5, y+4), (x-5, y+4)], '#b98350', INK, 1, .2); a.dots([(x+a.j(5), y-5+a.j(1.4)) for _ in range(9)], '#d9342f', 1.8, 2.4)
    a.barrel(22, 34, 4.6, 9)
def _h3(a):   # thatch, gable to the front, beehives
    a.tree(-56, -12, 12, 'spring'); a.fir(56, -16, 32, '#477a4d'); iground(a, -22, -24, 42, 46); a.chimney(8, -20, 44, 16, 7, smoke=True)
    a.box(-24, -26, 0, 44, 50, 6, STONE); L, R = a.box(-22, -24, 6, 40, 46, 18, '#f6ead0'); a.timber(L, (0, .5, 1), (0, 1), ((0, 0, .24, 1), (1, 0, .76, 1))); a.timber(R, (0, .33, .66, 1), (0, 1)); a.door(L, .5, .28, .86, '#4f7a4a'); a.window(L, .18, .35, .16, .42); a.window(L, .83, .35, .16, .42); [a.window(R, u, .35, .14, .42) for u in (.17, .5, .83)]
    a.gable(-22, -24, 40, 46, 24, 28, 'y', 5, '#d7ac58', '#f6ead0', 'thatch', 5, 1.6, lambda f, w: (a.ticks([(f(.2, .28), f(.8, .28))], '#6b4526', 1.5), a.window(lambda u, v: f(u, v*.9), .5, .36, .16, .26)))
    for x, y in ((-50, 20), (-40, 27), (-29, 33)): a.blob(x+3, y+2, 8, 3, '#182014', op=.25); a.smooth([(x-6, y), (x-6, y-6), (x-3, y-12), (x, y-13.5), (x+3, y-12), (x+6, y-6), (x+6, y), (x, y+2)], '#e3bd60', INK, 1.1); a.ticks([((x-5.6, y-3), (x+5.6, y-3)), ((x-5, y-7), (x+5, y-7)), ((x-3.4, y-10.4), (x+3.4, y-10.4))], '#9a7428', 1); a.blob(x, y-1.6, 1.7, 1.5, '#3a2a1a', jit=0)
    a.dots([(-38+a.j(16), 8+a.j(9)) for _ in range(6)], '#fff3b0', .8, 1.1); [a.bush(x, y, 5, '#88b357') for x, y in ((24, 32), (33, 27))]; a.dots([(28+a.j(9), 27+a.j(4)) for _ in range(7)], '#b06fc0', 1, 1.6)
def _h4(a):   # green roof, lean-to and kitchen garden
    a.tree(58, -18, 12, 'olive'); iground(a, -22, -24, 52, 36); a.chimney(14, -18, 36, 16, 7, smoke=True); a.fir(-52, -18, 34, '#35654a')
    L, R = a.box(-40, -14, 0, 18, 26, 13, '#a8743f'); a.planks(L, 4); a.slope(iso(-44, 14, 11), iso(-21, 14, 11), iso(-21, -8, 22), iso(-44, -8, 22), '#86a86a', 'plank', 3, .4)
    house(a, -20, -22, 48, 34, 20, 24, '#5d7d52', door='#8a3f2f')
    for i in range(3):
        p0, p1 = (-60+i*12, 20+i*7), (-34+i*12, 7+i*7); a.line([p0, p1], '#6b4a2c', 6, .3); a.line([(p0[0], p0[1]-1.4), (p1[0], p1[1]-1.4)], '#8f663c', 2.4, .3)
        for t in (.12, .37, .62, .87): q = lerp(p0, p1, t); a.blob(q[0], q[1]-2.6, 3.5, 3, ('#5f9a4a', '#8fc060', '#d9812f')[i], INK, .7, .1); a.dots([(q[0]-1, q[1]-3.6)], '#d7efb0', .8, 1.1)
    a.line([(2, 42), (12, 24)], '#7a4a26', 2.2); a.ticks([((9, 24), (15, 26))], '#5a6270', 2.6); a.barrel(30, 26, 4.6, 9)
def _h5(a):   # slate roof with a round stair turret
    a.tree(-58, -16, 12, 'dark'); a.fir(-42, -30, 30, '#477a4d'); iground(a, -30, -22, 54, 38); a.chimney(-22, -14, 36, 16, 7, smoke=True); house(a, -30, -22, 50, 34, 20, 23, '#5f7390', wall='#e9dcc4', door='#5a2f5f')
    a.blob(36, 14, 20, 8, '#182014', op=.22); a.cyl(26, -2, 11, 0, 42, '#c9bfae'); c = iso(26, -2); [a.ticks([((c[0]+dx, c[1]+3-z+abs(dx)*-.12), (c[0]+dx+4.6, c[1]+3-z+abs(dx)*-.12)) for dx in (-11+(z % 2)*2, -4, 4)], '#857b6c', .8, .6) for z in (2, 9, 16, 23, 30, 37)]
    for z in (12, 29): a.path('M%sv6h5v-6q-2.500 -5 -5 0Z' % P((c[0]-5, c[1]+2-z)), '#ffd978', '#5d4a3a', 1.3)
    a.cone(26, -2, 14, 41, 34, '#4a5f86'); q = (c[0], c[1]-75); a.line([q, (q[0], q[1]-9)], '#5d3f25', 1.6); a.poly([(q[0], q[1]-9), (q[0]+13, q[1]-6), (q[0], q[1]-2)], '#e3a83b', INK, .9)
    for x, y in ((-44, 22), (-35, 27), (-26, 32)): a.bush(x, y, 5.4, '#5f9a4a')
    a.dots([(-35+a.j(13), 24+a.j(6)) for _ in range(12)], '#f6f0ff', 1, 1.6); a.crate(10, 30, 9, 8)
def _h6(a):   # L-shaped, ochre roof, duck pond
    a.tree(58, -20, 12, 'spring'); a.tree(-60, -18, 11, 'dark'); iground(a, -30, -26, 58, 42); a.chimney(18, -22, 36, 15, 7, smoke=True)
    L, R = a.box(-4, -26, 0, 34, 26, 20, '#efdcc0'); a.timber(L, (0, .5, 1), (0, 1)); a.timber(R, (0, .5, 1), (0, 1), ((0, 0, .5, 1), (1, 0, .5, 1))); a.window(L, .75, .35, .22, .42); a.window(R, .27, .35, .18, .42); a.window(R, .75, .35, .18, .42); a.gable(-4, -26, 34, 26, 20, 18, 'x', 4, '#c8862f', '#efdcc0', 'tile', 5, 1.2)
    L, R = a.box(-32, -26, 0, 28, 44, 20, '#efdcc0'); a.timber(L, (0, .5, 1), (0, 1), ((0, 0, .24, 1), (1, 0, .76, 1))); a.timber(R, (0, .5, 1), (0, 1)); a.door(L, .5, .3, .82, '#2f5f8f'); a.window(R, .25, .35, .16, .42); a.gable(-32, -26, 28, 44, 20, 22, 'y', 4, '#d9953a', '#efdcc0', 'tile', 6, 1.2, lambda f, w: (a.ticks([(f(.22, .3), f(.78, .3))], '#6b4526', 1.4), a.blob(*f(.5, .5), 2.6, 3.2, '#ffd978', INK, .8)))
    c = (16, 34); a.smooth([(c[0]-26, c[1]), (c[0]-10, c[1]-9), (c[0]+14, c[1]-9), (c[0]+28, c[1]-1), (c[0]+12, c[1]+9), (c[0]-14, c[1]+8)], '#7ab8d4', '#3b7392', 1.4); a.smooth([(c[0]-20, c[1]-1), (c[0]-8, c[1]-6), (c[0]+6, c[1]-5), (c[0]-6, c[1]-1)], '#cdeaf3', op=.8)
    for x, y, s in ((10, 34, 1), (26, 37, -1), (22, 30, 1)): a.smooth([(x-5*s, y-3), (x-2*s, y), (x+3*s, y), (x+4*s, y-3), (x+3*s, y-7), (x+5.4*s, y-7.6), (x+2*s, y-9.4), (x, y-6.6), (x-.6*s, y-3.4)], '#fffaf0', INK, .9, ten=.8); a.poly([(x+4.6*s, y-8.2), (x+8*s, y-7), (x+4.6*s, y-6.6)], '#e0872f', INK, .5, 0)
    a.ticks([((c[0]-26, c[1]+3), (c[0]-28, c[1]-9)), ((c[0]-23, c[1]+4), (c[0]-22, c[1]-11)), ((c[0]+28, c[1]+2), (c[0]+31, c[1]-9))], '#4f7a38', 1.7); a.ticks([((c[0]-22, c[1]-9), (c[0]-22, c[1]-13))], '#7a4a26', 2.8)
HOMES = [home, _h2, _h3, _h4, _h5, _h6]
# ---------------------------------------------------------------- boats with a job
