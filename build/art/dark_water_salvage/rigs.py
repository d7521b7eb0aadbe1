"""Two rigs: fore-and-aft, and square."""

from art.dark_water_salvage.vessel import SAIL
from art.dark_water_salvage.wash import INK, pairs


def schooner(s, masts, hullcol, stripe, ywl=244, jibs=3, tops=True, boot="#8E3A28", x0=74, x1=398, sailcol=SAIL,
        ys=206, ym=222, yb=200):
    """Hull, masts and fore-and-aft sails; returns the heads of the masts."""
    s.hull(x0, x1, ys, ym, yb, ywl, "clipper", "counter", hullcol, boot, stripe, 4)
    # bowsprit
    tip = (x1 + 52, yb - 18)
    s.poly(s.M([(x1 - 16, yb + 1), (x1 - 14, yb - 5), (tip[0], tip[1] - 1), (tip[0], tip[1] + 1.4)]), "#8A6238", INK,
        1.2)
    T = []
    for mx, my in masts:
        T.append(s.mast(mx, s.deck_y(mx), my, -6, 5))
    # headsails first (behind fore mast)
    fm, ft = masts[-1], T[-1]
    for i in range(jibs):
        q = (i + 1) / (jibs + 0.15)
        foot = (x1 - 12 + (tip[0] - x1 + 8) * q, yb - 4 - 15 * q)
        head = (ft[0] + 2 + i * 1.5, ft[1] + 52 - i * 19)
        clew = (fm[0] + 13 + i * 15, yb - 3 - i * 4)
        s.sail([head, foot, clew], [0.02, 0.05, 0.11], sailcol, 3)
    for k, ((mx, my), t) in enumerate(zip(masts, T, strict=False)):
        dy = s.deck_y(mx)
        nxt = masts[k - 1][0] + 9 if k > 0 else x0 - 14
        gy = my + (dy - my) * 0.34
        boom_y = dy - 17
        peak = (mx - (mx - nxt) * 0.80, gy - 30)
        s.sail([(mx - 2, gy + 6), peak, (nxt + 2, boom_y + 4), (mx - 2, boom_y)], [0.03, 0.06, 0.05, 0], sailcol, 5,
            patch="#E2CFA2" if k == 0 else None)
        s.line(s.M([(mx, gy + 9)])[0], s.M([(peak[0] - 5, peak[1] - 3)])[0], "#6D4A28", 3.2, 0.3)
        s.line(s.M([(mx, boom_y + 1)])[0], s.M([(nxt - 3, boom_y + 6)])[0], "#6D4A28", 3.4, 0.3)
        if tops:
            s.sail([(t[0], my + 8), (peak[0] + 5, peak[1] - 4), (mx - 4, gy - 2)], [0.03, 0.05, 0], sailcol, 2)
        s.shrouds((mx - 3, gy - 4), mx + 3, dy + 2, 24, 4)
    for a, b in pairs(T):
        s.stay(a, b)
    s.stay(T[-1], tip)
    s.stay(T[0], (x0, ys))
    s.stay(tip, (x1 - 24, ywl - 14))
    s.bulwark(x0 + 4, x1 - 8, 6)
    return T


def squares(s, masts, hullcol, stripe, x0=74, x1=402, sailcol=SAIL):
    """Hull, two masts and square sails; returns the heads of the masts."""
    ys, ym, yb, ywl = 200, 220, 196, 246
    s.hull(x0, x1, ys, ym, yb, ywl, "clipper", "square", hullcol, "#8E3A28", stripe, 4)
    tip = (x1 + 48, yb - 24)
    s.poly(s.M([(x1 - 16, yb + 1), (x1 - 14, yb - 5), (tip[0], tip[1] - 1), (tip[0], tip[1] + 1.4)]), "#8A6238", INK,
        1.2)
    for x in range(int(x0) + 30, int(x1) - 40, 24):
        y = s.deck_y(x) + 12
        s.rect(s.X(x) - 4, y - 3.5, 8, 8, "#15100B", "#E2CFA2", 0.9)
    T = [s.mast(mx, s.deck_y(mx), my, -2, 5.2) for mx, my in masts]
    f = T[-1]
    for i in range(3):
        q = (i + 1) / 3.1
        s.sail([(f[0] + 4, f[1] + 62 - i * 22), (x1 - 6 + (tip[0] - x1) * q, yb - 4 - 20 * q),
            (masts[-1][0] + 20 + 15 * i, yb - 10 - 5 * i)], [0.02, 0.05, 0.1], sailcol, 3)
    mx, dy = masts[0][0], s.deck_y(masts[0][0])
    spanker = [(mx - 2, dy - 92), (x0 + 22, dy - 118), (x0 - 18, dy - 12), (mx - 2, dy - 18)]
    s.sail(spanker, [0.03, 0.06, 0.05, 0], sailcol, 5)
    s.line(s.M([(mx, dy - 88)])[0], s.M([(x0 + 16, dy - 121)])[0], "#6D4A28", 3, 0.3)
    s.line(s.M([(mx, dy - 16)])[0], s.M([(x0 - 22, dy - 10)])[0], "#6D4A28", 3.2, 0.3)
    for mx, my in masts:
        dy = s.deck_y(mx)
        H = dy - my
        rows = [(0.94, 0.74, 22, 30), (0.73, 0.46, 31, 42), (0.45, 0.13, 42, 50)]
        for t, b, w0, w1 in rows:
            y0, y1 = dy - H * t, dy - H * b
            P = [(mx - w0, y0), (mx + w0, y0), (mx + w1 + 3, y1), (mx - w1 + 8, y1)]
            s.sail(P, [0.01, 0.05, -0.07, 0.02], sailcol, 6)
            s.line(s.M([(mx - w0 - 4, y0)])[0], s.M([(mx + w0 + 4, y0)])[0], "#4F3318", 3, 0.2)
        s.shrouds((mx - 1, dy - H * 0.44), mx - 8, dy + 1, 24, 4)
    for a, b in pairs(T):
        s.stay(a, (b[0], b[1] + 40))
    s.stay(T[-1], tip)
    s.stay(T[0], (x0, ys))
    s.flag(T[0][0], T[0][1], 26, "#B1361B")
    s.bulwark(x0 + 4, x1 - 8, 6)
    return T
