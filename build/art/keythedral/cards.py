"""The law cards: the picture under an arch in paper."""

from art.keyflower.kit import INK, Art, light
from art.keythedral import laws_early, laws_late  # each enters its pictures
from art.keythedral.scenery import LAW

MODULES = (laws_early, laws_late)

ARCH = 'M-69 0V-70C-69 -86 -36 -92 0 -99C36 -92 69 -86 69 -70V0Z'
PH = {1: '#2456a6', 2: '#3d7a46', 3: '#e0a526', 5: '#6a3aa8'}
PHASE = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 16: 1, 19: 5}
def card(i):
    a = Art(-84, -118, 168, 236, seed=600+i, pid='l%d' % i); a.poly([(-76, -108), (82, -108), (82, 116), (-76, 116)], '#0c0d10', None, 1, .6, op=.35)
    a.g(transform='translate(0 -49.5)'); a.g(transform='scale(.93)'); LAW[i](a); a.ge(); a.ge()
    # paper with an arched hole; winding is reversed inside
    hole = 'M-69 0H69V-70C69 -86 36 -92 0 -99C-36 -92 -69 -86 -69 -70Z'
    a.path('M-80 -114V110H80V-114ZM-69 -2H69V-84C69 -98 38 -101 0 -106C-38 -101 -69 -98 -69 -84Z', a.lin(-80, -110, 80, 110, (0, '#fffaf0'), (1, '#e6d5ac')), None, extra=' fill-rule="evenodd"')
    a.path('M-69 -2H69V-84C69 -98 38 -101 0 -106C-38 -101 -69 -98 -69 -84Z', 'none', '#3a3226', 4.6); a.path('M-69 -2H69V-84C69 -98 38 -101 0 -106C-38 -101 -69 -98 -69 -84Z', 'none', '#d9c7a0', 2.4)
    a.poly([(-80, -114), (80, -114), (80, 110), (-80, 110)], 'none', '#3a3226', 2.4, .5); a.poly([(-75, -109), (75, -109), (75, 105), (-75, 105)], 'none', '#a3203a', 1.5, .3)
    for sx in (-1, 1):
        a.poly([(sx*75, 105), (sx*62, 105), (sx*75, 92)], '#a3203a', None, jit=.2); a.poly([(sx*75, -109), (sx*66, -109), (sx*75, -100)], '#a3203a', None, jit=.2)
    p = PH[PHASE.get(i, 3)]; a.ticks([((-58, 28), (-12, 28)), ((12, 28), (58, 28))], '#cbb583', 1.2); a.poly([(0, 21), (7, 28), (0, 35), (-7, 28)], p, INK, 1.2, 0); a.poly([(0, 23), (4, 27), (0, 28), (-4, 27)], light(p, .5), None, jit=0)
    a.save('law_%02d' % i)
