// How maps lie on the table. A game without a drawing of its own gets tiles and roads.

/**
 * Night City: borders are shared points, so that neighbours can be seen. `at` is where the name
 * stands, `racks` the box for units, `points` the spots for points of interest.
 */
const NIGHT_CITY = {
  box: [40, 0, 950, 760],
  close: [96, 0, 880, 760],
  sides: [
    { text: "Pacific Ocean", x: 66, y: 430, turn: -90 },
    { text: "Badlands", x: 974, y: 420, turn: 90 },
  ],
  districts: {
    watson: {
      shape: "110,140 150,30 430,10 720,40 760,150 640,235 420,250 300,225 160,250",
      at: [172, 76],
      racks: [178, 118, 400, 104],
      points: [
        [660, 112],
        [560, 76],
      ],
    },
    "city-center": {
      shape: "160,250 300,225 420,250 450,340 430,420 300,455 170,430 130,340",
      at: [166, 296],
      racks: [152, 336, 278, 92],
      points: [
        [402, 296],
        [334, 280],
      ],
    },
    westbrook: {
      shape:
        "420,250 640,235 760,150 930,190 960,330 880,440 720,470 640,450 530,460 430,420 450,340",
      at: [482, 300],
      racks: [466, 332, 430, 96],
      points: [
        [890, 252],
        [800, 232],
      ],
    },
    heywood: {
      shape: "170,430 300,455 430,420 530,460 640,450 625,545 560,610 400,620 270,590 180,540",
      at: [200, 496],
      racks: [204, 530, 330, 74],
      points: [
        [584, 500],
        [500, 492],
      ],
    },
    pacifica: {
      shape: "180,540 270,590 400,620 560,610 575,680 540,745 330,750 180,690 130,600",
      at: [176, 628],
      racks: [174, 664, 300, 76],
      points: [
        [520, 656],
        [440, 652],
      ],
    },
    "santo-domingo": {
      shape: "640,450 720,470 880,440 960,540 930,660 760,740 540,745 575,680 560,610 625,545",
      at: [660, 528],
      racks: [622, 572, 320, 110],
      points: [
        [888, 504],
        [700, 708],
      ],
    },
  },
};

const DRAWN = { gangs_of_night_city: NIGHT_CITY };
const TILE = [180, 130];

function tile(district, x, y) {
  const [w, h] = TILE;
  const corners = [
    [x - w / 2, y - h / 2],
    [x + w / 2, y - h / 2],
    [x + w / 2, y + h / 2],
    [x - w / 2, y + h / 2],
  ];
  return {
    shape: corners.map((corner) => corner.join(",")).join(" "),
    at: [x - w / 2 + 12, y - h / 2 + 32],
    racks: [x - w / 2 + 12, y - h / 2 + 60, w - 24, h - 70],
    points: (district.points || []).map((_, i) => [x + w / 2 - 30 - i * 62, y - h / 2 + 4]),
  };
}

/** Tiles at the places the scene names, on a field of 1000 by 700. */
function tiled(districts) {
  const xs = districts.map((each) => each.x);
  const ys = districts.map((each) => each.y);
  const spread = (value, all, size) => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return high === low ? size / 2 : 110 + ((value - low) / (high - low)) * (size - 220);
  };
  const placed = districts.map((each) => [
    each.id,
    tile(each, spread(each.x, xs, 1000), spread(each.y, ys, 700)),
  ]);
  return {
    box: [0, 0, 1000, 700],
    close: [0, 0, 1000, 700],
    sides: [],
    districts: Object.fromEntries(placed),
  };
}

/** The drawing of a game's map. */
export function drawingOf(game, districts) {
  const drawn = DRAWN[game];
  const complete = drawn && districts.every((district) => drawn.districts[district.id]);
  return complete ? drawn : tiled(districts);
}
