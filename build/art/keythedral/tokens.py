"""The back of a law card, the stones of the work order and their markers."""


from art.keyflower.kit import Art
from art.keythedral.rose import pol

def back():
    a = Art(-84, -118, 168, 236, seed=32, pid='lb'); a.poly([(-76, -108), (80, -108), (80, 114), (-76, 114)], '#0c0d10', None, 1, .6, op=.35); a.poly([(-80, -114), (80, -114), (80, 110), (-80, 110)], a.lin(-80, -110, 80, 110, (0, '#8a2438'), (1, '#4a0e1c')), '#240810', 2.4, .5); a.poly([(-70, -104), (70, -104), (70, 100), (-70, 100)], 'none', '#e0a526', 2, .4)
    for i in range(12): p = pol(34, i*30); a.blob(p[0], p[1]-2, 8, 8, '#6d1228', '#e0a526', 1.6, 0)
    a.blob(0, -2, 22, 22, '#e0a526', '#240810', 2, 0, 14); a.path('M-9 8L9 -12M-14 -2L-2 10M-2 -14L12 0', 'none', '#4a0e1c', 4); a.save('law_back')
def order():
    a = Art(-50, -56, 100, 112, seed=33, pid='wo'); d = 'M-44 50V-10C-44 -34 -22 -46 0 -52C22 -46 44 -34 44 -10V50Z'; a.path(d, '#0c0d10', op=.35, extra=' transform="translate(2 5)"'); a.path(d, a.lin(-44, -50, 44, 50, (0, '#f7ecd2'), (.5, '#d9c7a0'), (1, '#a08c66')), '#3a3226', 2.2); a.path('M-35 44V-9C-35 -27 -18 -37 0 -42C18 -37 35 -27 35 -9V44Z', a.lin(-30, -40, 30, 44, (0, '#5b5346'), (1, '#2f2b28')), '#3a3226', 1.8); a.path('M-41 48V-10C-41 -32 -20 -43 0 -49', 'none', '#fffaf0', 1.6, .8); a.save('order_niche')
    a = Art(-24, -24, 48, 48, seed=34, pid='om'); a.blob(2, 4, 20, 20, '#0c0d10', op=.4, jit=0); a.blob(0, 0, 20, 20, a.rad(-7, -8, 32, (0, '#ffe9a0'), (.6, '#e0a526'), (1, '#8a5a14')), '#2a1c08', 2.2, 0, 14); a.blob(0, 0, 15.6, 15.6, 'none', '#fff3cc', 1.3, 0, 14); a.save('order_marker')
