"""The boats."""

from art.keyflower.kit import INK, P, dark, lerp, light

def boat(a, hull, sail, trim, kind=0, ghost=False):
    """side view; waterline at y=0; bow to the right"""
    wood = hull
    if kind != 3: a.line([(-2, -14), (-4, -96)], '#6b4526', 3.2, .3)
    a.line([(34, -20), (68, -34)], '#6b4526', 2.6, .2)
    if kind in (1, 2): a.line([(-36, -18), (-38, -66)], '#6b4526', 2.6, .2)
    if kind == 4: a.line([(-34, -18), (-36, -74)], '#6b4526', 2.6, .2); a.line([(26, -18), (25, -80)], '#6b4526', 2.6, .2)
    # shrouds
    a.ticks([((-4, -92), (-30, -18)), ((-4, -92), (24, -18)), ((-4, -92), (64, -33))], '#4a3a2c', .8, .8)
    def sq(x, y0, y1, w, b, c):
        g = a.lin(x-w, y0, x+w, y1, (0, light(c, .35)), (.5, c), (1, dark(c, .3)))
        pts = [(x-w*.8, y0), (x+w*.8, y0+1), (x+w+b*.6, (y0+y1)/2), (x+w, y1), (x, y1-b*.7), (x-w, y1-1), (x-w*.8+b*.6, (y0+y1)/2)]
        a.smooth(pts, g, INK, 1.3, ten=.8)
        a.ticks([((x+w*k, y0+2), (x+w*k+b*.45, (y0+y1)/2)) for k in (-.4, 0, .4)], dark(c, .35), .8, .6)
        a.line([(x-w*.9, y0), (x+w*.9, y0+1)], '#6b4526', 2, .1)
        return g
    def lat(p, q, r, c, b=6):
        g = a.lin(p[0], p[1], r[0], r[1], (0, light(c, .35)), (1, dark(c, .22))); m = ((q[0]+r[0])/2+b, (q[1]+r[1])/2+b*.3)
        a.path('M%sL%sQ%s %sZ' % (P(p), P(q), P(m), P(r)), g, INK, 1.3); a.ticks([(lerp(p, q, t), lerp(p, r, t)) for t in (.35, .6, .82)], dark(c, .35), .8, .5)
    if kind == 0: sq(-3, -88, -62, 22, 7, sail); sq(-2, -60, -28, 27, 9, sail); lat((-2, -84), (62, -34), (20, -30), light(sail, .3), -5)
    if kind == 1: sq(-3, -86, -34, 27, 10, sail); lat((-38, -64), (-60, -26), (-34, -24), light(sail, .2), -4); lat((0, -80), (60, -32), (22, -28), light(sail, .35), -5)
    if kind == 2: lat((-4, -94), (-34, -24), (-4, -24), sail, -6); lat((0, -92), (62, -32), (4, -26), light(sail, .3), 5); lat((-38, -64), (-62, -24), (-38, -22), sail, -4)
    if kind == 3: a.line([(-2, -14), (-4, -84)], '#6b4526', 3.2, .3); lat((-30, -92), (44, -70), (-26, -22), sail, 12) 
    if kind == 4: sq(-3, -88, -56, 20, 8, sail); sq(-2, -54, -28, 22, 8, sail); sq(26, -76, -50, 15, 6, sail); sq(-35, -68, -32, 16, 6, sail)
    # hull
    g = a.lin(0, -22, 0, 6, (0, light(wood, .18)), (.45, wood), (1, dark(wood, .5)))
    if kind == 1: hp = [(-62, -30), (-58, -32), (-40, -24), (0, -16), (36, -22), (54, -30), (50, -8), (38, 3), (-44, 4), (-56, -8)]
    elif kind == 3: hp = [(-56, -20), (-30, -14), (10, -13), (40, -18), (54, -26), (46, -6), (32, 3), (-40, 3), (-52, -8)]
    else: hp = [(-60, -28), (-40, -20), (-8, -15), (30, -19), (56, -30), (48, -8), (36, 3), (-44, 4), (-56, -10)]
    a.smooth(hp, g, INK, 1.6, ten=.7)
    t = hp[:hp.index(min(hp, key=lambda p: -p[0]))+1]
    a.smooth(t, 'none', trim, 2.6, closed=False, ten=.7); a.smooth([(x, y+4.4) for x, y in t[1:-1]], 'none', dark(wood, .5), .9, closed=False, op=.8)
    a.line([(-52, -9), (-20, -3), (20, -4), (46, -11)], dark(wood, .5), .9, .3, .7); a.line([(-50, -14), (-20, -8.5), (20, -9), (48, -17)], light(wood, .4), .9, .3, .6)
    if kind in (0, 4): a.poly([(-60, -28), (-57, -40), (-36, -34), (-36, -20)], wood, INK, 1.3, .2); a.quad(lambda u, v: (-57+u*21, -27-v*8+u*5), .15, .2, .4, .8, '#ffd978'); a.quad(lambda u, v: (-57+u*21, -27-v*8+u*5), .58, .2, .83, .8, '#ffd978')
    if kind == 1: [a.blob(x, -11+abs(x)*.02, 2.6, 2.4, '#2a2019', jit=0) for x in (-30, -12, 6, 24)]
    a.smooth([(-4, -96), (6, -101), (14, -97), (24, -101), (12, -92), (-4, -91)], trim, INK, 1, ten=.8)
def wake(a):
    a.path('M-66 2Q-50 -4 -34 3T0 3T34 3T64 1L60 8Q30 13 0 11T-60 9Z', '#eaf6f8', op=.85)
    a.path('M-72 9Q-40 14 -6 12T74 8', 'none', '#cfe8ef', 1.6, .9); a.path('M-54 16Q-20 20 14 17T56 15', 'none', '#cfe8ef', 1.3, .6)
BOATS = {'keyflower': ('#8a4f2c', '#f1dca8', '#e3a83b', 0), 'sea_bastion': ('#5d4a40', '#b4392f', '#d8d2c4', 1), 'sea_breese': ('#a9743f', '#8fc3d2', '#fbf4dc', 2), 'flipper': ('#6f8f4e', '#fbf4dc', '#c8662f', 3), 'ianvincible': ('#4b3a55', '#e9c24b', '#b4392f', 4), 'white_wind': ('#d9d2c0', '#ffffff', '#5f7390', 0)}
