// How maps lie on the table: as the game draws them, or else as tiles and roads.

const TILE = [180, 130];

function tile(area, x, y) {
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
    points: (area.points || []).map((_, i) => [x + w / 2 - 30 - i * 62, y - h / 2 + 4]),
  };
}

/** Tiles at the places the scene names, on a field of 1000 by 700. */
function tiled(areas) {
  const xs = areas.map((each) => each.x);
  const ys = areas.map((each) => each.y);
  const spread = (value, all, size) => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return high === low ? size / 2 : 110 + ((value - low) / (high - low)) * (size - 220);
  };
  const placed = areas.map((each) => [
    each.id,
    tile(each, spread(each.x, xs, 1000), spread(each.y, ys, 700)),
  ]);
  return {
    box: [0, 0, 1000, 700],
    close: [0, 0, 1000, 700],
    sides: [],
    areas: Object.fromEntries(placed),
  };
}

/** The drawing of a map. */
export function drawingOf({ drawing, areas }) {
  const complete = drawing && areas.every((area) => drawing.areas[area.id]);
  return complete ? drawing : tiled(areas);
}
