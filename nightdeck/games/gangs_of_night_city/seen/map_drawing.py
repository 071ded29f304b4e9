"""How Night City is drawn: outlines, and where names, Units and Points of Interest stand.

Borders are shared points, so that neighbours can be seen. `at` is where the name of a District
stands, `racks` the box for its Units, `points` the spots for its Points of Interest.
"""

from __future__ import annotations

from typing import Any, Final

NIGHT_CITY: Final[dict[str, Any]] = {
    "box": [40, 0, 950, 760],
    "close": [96, 0, 880, 760],
    "sides": [
        {"text": "Pacific Ocean", "x": 66, "y": 430, "turn": -90},
        {"text": "Badlands", "x": 974, "y": 420, "turn": 90},
    ],
    "areas": {
        "watson": {
            "shape": "110,140 150,30 430,10 720,40 760,150 640,235 420,250 300,225 160,250",
            "at": [172, 76],
            "racks": [178, 118, 400, 104],
            "points": [[660, 112], [560, 76]],
        },
        "city-center": {
            "shape": "160,250 300,225 420,250 450,340 430,420 300,455 170,430 130,340",
            "at": [166, 296],
            "racks": [152, 336, 278, 92],
            "points": [[402, 296], [334, 280]],
        },
        "westbrook": {
            "shape": (
                "420,250 640,235 760,150 930,190 960,330 880,440 720,470 640,450 "
                "530,460 430,420 450,340"
            ),
            "at": [482, 300],
            "racks": [466, 332, 430, 96],
            "points": [[890, 252], [800, 232]],
        },
        "heywood": {
            "shape": (
                "170,430 300,455 430,420 530,460 640,450 625,545 560,610 400,620 270,590 180,540"
            ),
            "at": [200, 496],
            "racks": [204, 530, 330, 74],
            "points": [[584, 500], [500, 492]],
        },
        "pacifica": {
            "shape": ("180,540 270,590 400,620 560,610 575,680 540,745 330,750 180,690 130,600"),
            "at": [176, 628],
            "racks": [174, 664, 300, 76],
            "points": [[520, 656], [440, 652]],
        },
        "santo-domingo": {
            "shape": (
                "640,450 720,470 880,440 960,540 930,660 760,740 540,745 575,680 560,610 625,545"
            ),
            "at": [660, 528],
            "racks": [622, 572, 320, 110],
            "points": [[888, 504], [700, 708]],
        },
    },
}
