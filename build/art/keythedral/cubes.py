"""Resource and craft cubes, each with the silhouette of what it is."""

from art.keyflower.kit import Art, dark, iso, lerp, light

CUBE = {'timber': '#926c00', 'stone': '#1e1020', 'water': '#5370b2', 'food': '#58b884', 'wine': '#811f39', 'ironwork': '#e6f3f0', 'glass': '#461d99', 'gold': '#ffd50c'}
def cubes():
    for nm, c in CUBE.items():
        a = Art(-26, -28, 52, 54, seed=11, pid='cu'+nm[:2]); a.blob(4, 15, 21, 7, '#0c0c10', op=.35); s = 25; e = '#101014' if nm != 'stone' else '#8a7f90'
        c2 = '#3a2c40' if nm == 'stone' else c
        L, R = a.box(-s/2, -s/2, -9, s, s, s*.94, a.lin(-22, -10, 0, 20, (0, light(c2, .18)), (1, c2)) if 0 else light(c2, .06), dark(c2, .42), light(c2, .42), '#0d0d12', 1.6); T = lambda u, v: lerp(lerp(iso(-s/2, -s/2, s*.94-9), iso(s/2, -s/2, s*.94-9), u), lerp(iso(-s/2, s/2, s*.94-9), iso(s/2, s/2, s*.94-9), u), v)
        a.line([L(.04, .97), L(.98, .97)], light(c2, .7), 1.2, 0, .9)
        g = '#fff6dc' if nm not in ('ironwork', 'gold', 'food') else '#20242a'
        def m(p): return L(.5+p[0]/22, .5-p[1]/22)
        def sh(pts, cl=True, w=0): a.poly([m(p) for p in pts], g if not w else 'none', g if w else None, w or 1, 0, closed=cl)
        if nm == 'timber': sh([(-7, -2), (5, -2), (7, 0), (5, 3), (-7, 3)]); a.blob(*m((5, .5)), 1.6, 2.2, c, jit=0)
        if nm == 'stone': sh([(-7, -5), (7, -5), (7, 5), (-7, 5)]); a.ticks([(m((-7, 0)), m((7, 0))), (m((-2, -5)), m((-2, 0))), (m((3, 0)), m((3, 5)))], '#2a1c2e', 1.4)
        if nm == 'water': a.smooth([m(p) for p in ((0, -8), (4, -1), (5, 3), (0, 7), (-5, 3), (-4, -1))], g)
        if nm == 'food': [a.line([m((x*.7, 8)), m((x*.25, 2)), m((x, -7))], g, 1.8, 0) for x in (-6, -3, 0, 3, 6)]; a.ticks([(m((-3, 2)), m((3, 2)))], g, 2.4)
        if nm == 'wine': [a.blob(*m(p), 2.1, 2.4, g, jit=0) for p in ((-4, -2), (0, -2), (4, -2), (-2, 2), (2, 2), (0, 6))]; a.ticks([(m((0, -4)), m((2, -8)))], g, 1.6)
        if nm == 'ironwork': sh([(-7, 4), (-4, -3), (4, -3), (7, 4)])
        if nm == 'glass': sh([(0, -8), (6, 0), (0, 8), (-6, 0)], True, 1.8); a.ticks([(m((0, -8)), m((0, 8))), (m((-6, 0)), m((6, 0)))], g, 1.4)
        if nm == 'gold': a.blob(*m((0, 0)), 6.4, 8, 'none', g, 2, 0); a.ticks([(m((0, -3.4)), m((0, 3.4)))], g, 2)
        a.save('cube_'+nm)
