"""Small signs that hold at 24 pixels: any cube, the four parts of a round, who starts, nobody's hearth."""

from art.keyflower.kit import Art, light

DARK, CREAM, GOLD = '#141a20', '#fff6dc', '#e0a526'
def draw():
    any_cube(); worker(); phases(); first(); lights(); stack(); cells()
def any_cube():
    a = Art(-26, -28, 52, 54, 9, 'kca'); a.blob(4, 15, 21, 7, '#0c0c10', op=.35, jit=0)
    for d, c in (('M0 -23L21.600 -11L0 1L-21.600 -11Z', '#fffaf0'), ('M-21.600 -11L0 1V23L-21.600 11Z', '#d9cdb0'), ('M21.600 -11L0 1V23L21.600 11Z', '#a8997a')): a.path(d, c, '#22252b', 1.8)
    a.path('M-15 5C-15 -1.500 -6.500 1.500 -7 7.500C-7 10 -10.500 9 -10.600 12.400', 'none', '#22252b', 2.6); a.blob(-10.4, 16.6, 1.5, 1.7, '#22252b', jit=0, k=8)
    a.save('cube_any')
def worker():
    a = Art(-24, -54, 48, 64, 8, 'kwn'); a.blob(0, 2, 16, 6, '#6f6756', DARK, 1.6, 0, 14); a.blob(0, -1, 16, 6, '#a49a84', DARK, 1.6, 0, 14)
    a.path('M-9 0C-10 -10 -8 -18 -5 -21L5 -21C8 -18 10 -10 9 0C6 3 -6 3 -9 0Z', a.lin(-9, 0, 10, 0, (0, '#efe7d2'), (.5, '#c2b8a0'), (1, '#7d745f')), DARK, 1.7); a.blob(0, -27, 7.4, 7.4, '#f0d6b0', DARK, 1.7, 0, 12)
    a.save('worker_any')
def phases():
    def sign(name, seed):
        a = Art(-24, -24, 48, 48, seed, 'ph' + name[0]); a.blob(0, 0, 21, 21, a.rad(-7, -8, 32, (0, '#4a505c'), (1, '#22252b')), GOLD, 2.2, 0, 18)
        return a
    a = sign('lay', 41); a.path('M-6 -13H6L13 -6V6L6 13H-6L-13 6V-6Z', light('#3d7a46', .2), CREAM, 2.2); a.save('phase_lay')
    a = sign('work', 42); a.line([(-9, 12), (6, -8)], CREAM, 4, 0); a.path('M-3 -13C4 -13 11 -8 13 1C8 -4 2 -7 -3 -13Z', CREAM, CREAM, 1.6); a.save('phase_work')
    a = sign('harvest', 43); a.path('M-7 12Q-3 3 -4 0C-9 -3 -11 -8 -9 -12Q0 -16 9 -12C11 -8 9 -3 4 0Q3 3 7 12Z', '#e9c24e', CREAM, 1.6); a.line([(-5, 1), (5, 1)], '#a3203a', 3, 0); a.save('phase_harvest')
    a = sign('actions', 44); a.path('M-9 13V-3C-9 -9 -5 -12 0 -15C5 -12 9 -9 9 -3V13Z', '#6fa6e6', CREAM, 2.2); a.line([(-9, 1), (9, 1)], CREAM, 2, 0); a.line([(0, -14), (0, 13)], CREAM, 2, 0); a.save('phase_actions')
    a = sign('start', 45); a.path('M-8 13V-13L10 -8L-8 -2', GOLD, CREAM, 2.4); a.save('phase_start')
def lights():
    """What a lit pane of each level throws on the floor: the window's arch, leaning, its panes parted by leads."""
    def place(u, v): return (10 + 44 * v + 30 * u * (1 + .2 * v), 50 - 94 * v + 9 * u)
    for level, c in enumerate(('#4f8fe0', '#d0405c', '#5fb06c', '#f0b83a', '#8a5ad0'), 1):
        a = Art(-100, -64, 200, 128, 50 + level, 'lt%d' % level)
        for x, y, r, clear in ((-8, 20, 62, '.2'), (24, -22, 54, '.13')): a.blob(x, y, r, r * .7, a.rad(x, y, r, (0, c + ',' + clear), (1, c + ',0')), jit=0, k=12)
        for row, (low, high) in enumerate(((0, .27), (.33, .6), (.66, .8))):
            for side in (-1, 1):
                outer, inner, tip = side, side * .1, [(side * .72, .92), (side * .1, 1.06)] if row == 2 else []
                pane = [(inner, low), (outer, low), (outer, high), *(tip or [(inner, high)])]
                tint, clear = light(c, .45 if (row + (side > 0)) % 2 else .15), .5 - .13 * row
                a.path('M' + 'L'.join('%.1f %.1f' % place(u, v) for u, v in pane) + 'Z', tint, op=clear)
        a.save('light_%d' % level)
def stack():
    """The fields that are still face down."""
    a = Art(-104, -104, 208, 216, 61, 'stk'); k = 41.4
    d = [(100, -k), (100, k), (k, 100), (-k, 100), (-100, k), (-100, -k), (-k, -100), (k, -100)]
    for n in range(4): a.poly([(x * .94, y * .94 + 10 - 5 * n) for x, y in d], a.lin(-80, -80, 80, 90, (0, '#a4936e'), (1, '#6d5f44')), '#2f2719', 2.4, .6)
    a.poly([(x * .8, y * .8 - 5) for x, y in d], 'none', '#d9c79a', 2.2, .6); a.path('M-20 -22C-20 -52 22 -52 22 -24C22 -6 1 -6 1 16', 'none', '#f7ecd0', 11); a.blob(1, 36, 7, 7, '#f7ecd0', jit=0, k=12)
    a.save('field_stack')
def first():
    """The start marker: a small gilded cathedral door."""
    a = Art(-24, -26, 48, 52, 46, 'fst'); a.blob(2, 20, 20, 5, '#0c0d10', op=.35, jit=0); a.path('M-19 20V-4C-19 -14 -10 -18 0 -23C10 -18 19 -14 19 -4V20Z', a.lin(-14, -20, 16, 20, (0, '#fff3cc'), (.5, GOLD), (1, '#8a5a14')), '#2a1c08', 2.2)
    a.path('M-12 17V-3C-12 -10 -6 -12 0 -16C6 -12 12 -10 12 -3V17Z', '#5a3a14', '#2a1c08', 1.6); a.path('M-1.600 -6L3 -9V12', 'none', '#fff3cc', 4.2); a.save('glyph_first_player')
def cells():
    """Where a field may be laid: an octagon of light with broken edges; brighter where it is pointed at."""
    k = 41.42; d = [(100, -k), (100, k), (k, 100), (-k, 100), (-100, k), (-100, -k), (-k, -100), (k, -100)]
    for name, fill, glow in (('cell_free', '.13', '.16'), ('cell_chosen', '.34', '.3')):
        a = Art(-104, -104, 208, 208, 63, name[5:7]); pts = [(x * .94, y * .94) for x, y in d]
        a.path('M' + 'L'.join('%.1f %.1f' % p for p in pts) + 'Z', a.rad(0, 0, 100, (0, '#ffd978,.02'), (1, '#ffd978,' + fill)))
        for wide, op in ((15, .35), (9, .6)): a.path('M' + 'L'.join('%.1f %.1f' % p for p in pts) + 'Z', 'none', '#ffd978', wide, float(glow) * op)
        for n, (x, y) in enumerate(pts):
            nx, ny = pts[(n + 1) % 8]
            a.line([(x + (nx - x) * .06, y + (ny - y) * .06), (x + (nx - x) * .44, y + (ny - y) * .44)], '#ffe9a0', 3.4, 0); a.line([(x + (nx - x) * .56, y + (ny - y) * .56), (x + (nx - x) * .94, y + (ny - y) * .94)], '#ffe9a0', 3.4, 0)
        a.save(name)
