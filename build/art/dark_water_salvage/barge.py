"""The salvage crane barge, lifting a ship's bell."""

from art.dark_water_salvage.vessel import Ship
from art.dark_water_salvage.wash import INK, lens


def draw():
    s = Ship("Salvage crane barge lifting a ship's bell", 200, sky=("#8FB3BE", "#FBE3AE"), sea=("#B9C6B4", "#2F6177"),
        cloud="#FFF3D8")
    s.backdrop(sun=(84, 96, 15, "#FFEFC0"), shore="#7D8F86", wild=1.2)
    s.smoke(108, 132, 90, 34)
    P = [(36, 216), (352, 216), (346, 248), (44, 248)]
    s.poly(P, s.lin(36, 0, 352, 0, (0, "#4B5A5E"), (0.5, "#35444A"), (1, "#161F24")), INK, 2.4)
    s.rect(36, 214, 316, 6, "#C9A368", INK, 1.4)
    s.lines([((44 + i * 22, 222), (44 + i * 22, 246)) for i in range(15)], INK, 1, 0.3, op=0.7)
    for x in (70, 130, 190, 250, 310):
        s.circ(x, 236, 9, "#171310", INK, 1.4)
        s.circ(x, 236, 3.6, "#4B5A5E")
    s.sheer = [(36, 214), (352, 214)]
    s.house(52, 214, 86, 40, "#E7CFA4", win=5, roof="#8E3A28", ww=9, wh=15)
    s.funnel(94, 172, 20, 44, "#252022", "#B1361B", 0)
    s.house(152, 214, 40, 24, "#B1361B", win=2, roof="#5A130C", ww=9, wh=10)

    def truss(a0, a1, b0, b1, k):
        s.line(a0, a1, INK, 6.4, 0.2)
        s.line(b0, b1, INK, 6.4, 0.2)
        s.line(a0, a1, "#E0A63A", 3.8, 0.2)
        s.line(b0, b1, "#E0A63A", 3.8, 0.2)
        seg = []
        for i in range(k):
            t, u = i / k, (i + 1) / k
            def L(p, q, v):
                return (p[0] + (q[0] - p[0]) * v, p[1] + (q[1] - p[1]) * v)
            seg += [(L(a0, a1, t), L(b0, b1, u)), (L(b0, b1, t), L(a0, a1, u))]
        s.lines(seg, INK, 3, 0.2)
        s.lines(seg, "#E0A63A", 1.6, 0.2)

    truss((236, 214), (252, 86), (264, 214), (262, 86), 8)
    truss((258, 200), (402, 54), (274, 214), (410, 58), 11)
    s.lines([((257, 84), (404, 54)), ((257, 84), (170, 192)), ((257, 90), (176, 192))], INK, 1.6, 0.3)
    s.circ(257, 86, 7, "#C99B3E", INK, 1.8)
    s.circ(406, 56, 7, "#C99B3E", INK, 1.8)
    s.lines([((410, 58), (410, 158)), ((405, 60), (405, 158))], INK, 1.5, 0.2)
    s.rect(400, 156, 16, 14, "#B1361B", INK, 1.6)
    s.d("M408 170V178Q418 180 414 189Q408 194 402 188", stroke=INK, sw=3.4)
    s.d("M392 226Q396 222 397 208Q398 194 408 192Q418 194 419 208Q420 222 424 226Z", s.lin(392, 0, 424, 0,
        (0, "#FFE9A8"), (0.4, "#CF9F45"), (1, "#6E4C16")), INK, 2)
    s.circ(408, 229, 4.4, "#7E5A1E", INK, 1.2)
    s.lines([((396 + i * 6, 231), (395 + i * 6, 244)) for i in range(5)], "#EAF6F6", 2, 1, op=0.9)
    s.d(lens(380, 250, 438, 250, 2, 3) + lens(388, 256, 430, 256, -2, 2), "#F7FBF6", op=0.95)
    s.crew([206, 218, 330])
    s.flag(257, 70, 24, "#2F6690")
    s.line((257, 86), (257, 68), INK, 1.6, 0.1)
    s.chop(60, 330, 248, "#161F24")
    s.edge()
    s.save("crane_barge")
