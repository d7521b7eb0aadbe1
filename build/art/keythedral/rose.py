"""The rose window with its panes, dark and lit, and the lancets of the seats."""

import math

from art.keyflower.kit import Art, mix

WINDOWS = ((4, 4, 4, 3, 2), (5, 5, 5, 4, 3), (2, 2, 2, 2, 2))
"""The rose windows there are, each by its panes of every level."""
RADII = {1: (128, 178), 2: (128, 178), 3: (86, 122), 4: (42, 80), 5: (0, 36)}
GL = {1: ('#2456a6', '#6fa6e6', '#173a7a'), 2: ('#a3203a', '#e0687c', '#6d1228'), 3: ('#3d7a46', '#86c08a', '#27512e'), 4: ('#e0a526', '#ffdf8a', '#a8701a'), 5: ('#6a3aa8', '#b48ae6', '#43217a')}
def pol(r, t): return (r*math.cos(math.radians(t)), r*math.sin(math.radians(t)))
def sector(r0, r1, t0, t1, k=8, gap=3.4):
    g = lambda r: math.degrees(gap/max(r, 14)); o = [pol(r1-1, t0+g(r1)+(t1-t0-2*g(r1))*i/k) for i in range(k+1)]; i_ = [pol(r0+1, t0+g(r0)+(t1-t0-2*g(r0))*i/k) for i in range(k+1)] if r0 > 4 else [pol(gap*1.2, (t0+t1)/2)]
    return o+i_[::-1]
def span(level, count):
    """How wide a pane is, in degrees; those of the levels 1 and 2 lie by turns in one ring."""
    return 180 / count if level < 3 else 360 / count
def start(level, count):
    """The angle of the middle of a level's first pane, clockwise from the right."""
    return {1: 0, 2: 180 / count, 3: 180 / count, 4: -90, 5: 0 if count == 2 else -90}[level]
def panes():
    """Each pane once, with its middle to the right; the table turns it to its place."""
    for n_, (lv, cnt) in enumerate(sorted({(level + 1, count) for window in WINDOWS for level, count in enumerate(window)}), 1):
        r0, r1 = RADII[lv]
        t0, t1 = -span(lv, cnt) / 2, span(lv, cnt) / 2; tm = 0
        if 1:
            for lit in (1, 0):
                a = Art(-200, -200, 400, 400, seed=300+n_, pid='pn%d%d' % (n_, lit)); c, hi, lo = GL[lv] if lit else ('#3b4350', '#4c5664', '#2a303a'); sec = sector(r0, r1, t0, t1)
                if lit: a.poly([(x*1.0, y*1.0) for x, y in sec], hi, hi, 9, 0, op=.28)
                a.poly(sec, a.rad(*pol((r0+r1)/2*.9, tm-6), (r1-r0)*1.3, (0, hi), (.55, c), (1, lo)), '#14161b', 3.2, 0)
                # leaded facets
                M = lambda u, v: pol(r0+2+(r1-r0-4)*v, t0+(t1-t0)*u)
                if lv < 5:
                    cu, cv = .5, .52; C = M(cu, cv); k = 10; R_ = (r1-r0)*.27
                    cols = [mix(c, hi, a.r.random()*.7) for _ in range(8)]; oc = ('#e0a526', '#f3e6c6', '#a3203a', '#2456a6')
                    ns = 6 if lv < 3 else 8
                    for i in range(ns):
                        u0, u1 = .06+.88*i/ns, .06+.88*(i+1)/ns
                        if (i % 2) == 0: a.poly([M(u0, .05), M(u1, .05), M((u0+u1)/2, .34)], (oc[(i//2+lv) % 4] if lit else '#48515e'), '#14161b', 1.4, 0, op=.9 if lit else .7)
                        else: a.poly([M(u0, .95), M(u1, .95), M((u0+u1)/2, .68)], (mix(hi, '#fff6dc', .3) if lit else '#444c58'), '#14161b', 1.4, 0, op=.85 if lit else .7)
                    a.ticks([(M(.02, .5), M(.98, .5)), (M(.5, .02), M(.5, .98)), (M(.25, .03), M(.25, .97)), (M(.75, .03), M(.75, .97))], '#14161b', 1.5)
                    a.blob(C[0], C[1], R_, R_, a.rad(C[0]-R_*.3, C[1]-R_*.4, R_*1.6, (0, '#fff4d0' if lit else '#566070'), (1, hi if lit else '#39414d')), '#14161b', 2, 0, 14)
                else:
                    C = pol(19, tm)
                    for i in range(4): u = t0+6+(t1-t0-12)*(i+.5)/4; a.poly([pol(35, u-16), pol(35, u+16), pol(16, u)], (oc5 := ('#e0a526', '#a3203a', '#2456a6', '#3d7a46'))[i] if lit else '#48515e', '#14161b', 1.4, 0, op=.9)
                    a.blob(C[0]*.9, C[1]*.9, 8.6, 8.6, '#fff4d0' if lit else '#566070', '#14161b', 1.8, 0, 12)
                if lit: a.smooth([M(.08, .9), M(.3, .94), M(.34, .8), M(.12, .76)], '#ffffff', op=.28)
                a.save('pane_%d_%d_%s' % (lv, cnt, 'lit' if lit else 'dark'))
def frame(window):
    outer, third, fourth = window[0] + window[1], window[2], window[3]
    a = Art(-200, -200, 400, 400, seed=9, pid='rfr')
    a.blob(3, 6, 196, 196, '#0c0d10', op=.4, jit=0, k=24); a.blob(0, 0, 195, 195, a.lin(-140, -140, 140, 140, (0, '#fbf0d4'), (.5, '#d9c7a0'), (1, '#8f7e60')), '#3a3226', 2.6, 0, 28)
    for i in range(28): t = i*360/28; a.ticks([(pol(181, t+a.j(.6)), pol(194, t+a.j(.6)))], '#6f6246', 1.6)
    for i in range(28):
        if a.r.random() < .45: t = i*360/28; a.poly([pol(182.5, t+1), pol(193, t+1), pol(193, t+11.5), pol(182.5, t+11.5)], a.r.choice(('#fff7e2', '#bfae88', '#e6d3a6')), None, jit=.4, op=.5)
    a.blob(0, 0, 181.5, 181.5, '#17191e', '#5b4f3a', 2.4, 0, 28)
    def ring(r, w): a.blob(0, 0, r, r, 'none', '#3a3226', w+3, 0, 24); a.blob(0, 0, r, r, 'none', '#cdbb92', w, 0, 24); a.blob(-.8, -.8, r, r, 'none', '#f6ead0', w*.35, 0, 24, op=.8)
    def spoke(r0, r1, t, w): p, q = pol(r0, t), pol(r1, t); a.line([p, q], '#3a3226', w+3, 0); a.line([p, q], '#cdbb92', w, 0); a.line([(p[0]-.8, p[1]-.8), (q[0]-.8, q[1]-.8)], '#f6ead0', w*.35, 0)
    for i in range(outer): spoke(126, 180, (i+.5)*360/outer, 5.4)
    for i in range(third): spoke(84, 124, start(3, third)+(i+.5)*360/third, 4.6)
    for i in range(fourth): spoke(40, 82, start(4, fourth)+(i+.5)*360/fourth, 4.2)
    ring(125, 5.4); ring(83, 4.8); ring(39.4, 4.4)
    for i in range(outer): p = pol(180, (i+.5)*360/outer); a.blob(p[0], p[1], 6.4, 6.4, a.rad(p[0]-2, p[1]-2, 8, (0, '#fff4d8'), (1, '#a8946a')), '#3a3226', 1.6, 0)
    a.save('rose_%d%d%d%d%d' % window)
def lancet():
    d = 'M-46 78V-24C-46 -58 -22 -74 0 -90C22 -74 46 -58 46 -24V78Z'; e = 'M-37 70V-22C-37 -50 -18 -64 0 -77C18 -64 37 -50 37 -22V70Z'
    for nm, (c, hi, lo) in (('open', ('#f5edd8', '#fffaf0', '#e3d4b0')), ('back', ('#3b4350', '#566070', '#272d37'))):
        a = Art(-54, -98, 108, 186, seed=3, pid='lc'+nm[0]); a.path(d, '#0c0d10', op=.4, extra=' transform="translate(3 6)"'); a.path(d, a.lin(-46, -80, 46, 80, (0, '#f3e6c6'), (.5, '#cdb88c'), (1, '#8f7d5c')), '#3a3226', 2.2); a.path(e, a.lin(0, -77, 0, 70, (0, hi), (.6, c), (1, lo)), '#3a3226', 2)
        a.ticks([((-46, y), (-37, y-1)) for y in (-10, 18, 46)]+[((37, y), (46, y+1)) for y in (-6, 22, 50)], '#6f6246', 1.4)
        a.path('M-44 76V-24C-44 -56 -20 -72 0 -87', 'none', '#fffaf0', 1.6, .8)
        a.path('M-37 8H37', 'none', '#8a7a58' if nm == 'open' else '#14161b', 1.8)
        gl = [('#2456a6', (-24, -16)), ('#a3203a', (24, -16)), ('#e0a526', (0, -56)), ('#3d7a46', (0, -8))]
        for i in range(6):
            t = math.radians(60*i-90); a.blob(17*math.cos(t), -26+17*math.sin(t), 8.6, 8.6, (GL[i % 4+1][0] if nm == 'open' else '#48515e'), '#14161b', 1.6, 0, 10); a.blob(17*math.cos(t)-2.4, -28.6+17*math.sin(t), 3, 2.6, '#ffffff', op=.35, jit=0)
        a.blob(0, -26, 12, 12, '#fff4d0' if nm == 'open' else '#566070', '#14161b', 1.8, 0, 12); a.save('seat_'+nm)
