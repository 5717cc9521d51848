import {
  isInSight,
  toScreen,
  overlaps,
  type Box,
  type MapView,
  type Position,
  type Size,
} from '@wanderwork/ui/map';

export interface Station {
  slug: string;
  name: string;
  position: Position;
}

/** Marks closer than this, in pixels, could not be distinguished or clicked. */
const MIN_DISTANCE_PX = 17;
const MAX_LABELS = 14;
/** The average width of a character in a wide name. */
const CHARACTER_WIDTH_PX = 7.2;
/** Half of the largest mark including its rim. */
const MARK_RADIUS_PX = 8;
const LABEL_HEIGHT_PX = 17;
export const LABEL_OFFSET_PX = 10;

/** Selects the cities that get a mark at scale `k`: in result order, and no two too close. The others are dots. */
export const selectMarks = <S extends Station>(cities: readonly S[], k: number): S[] => {
  const occupied = new Map<string, Position[]>();
  const toCell = (value: number) => Math.floor((value * k) / MIN_DISTANCE_PX);
  const isFree = ([x, y]: Position): boolean => {
    for (let column = -1; column <= 1; column += 1)
      for (let row = -1; row <= 1; row += 1)
        for (const [ox, oy] of occupied.get(`${toCell(x) + column} ${toCell(y) + row}`) ?? [])
          if (Math.hypot(ox - x, oy - y) * k < MIN_DISTANCE_PX) return false;
    return true;
  };
  return cities.filter(({ position }) => {
    if (!isFree(position)) return false;
    const cell = `${toCell(position[0])} ${toCell(position[1])}`;
    occupied.set(cell, [...(occupied.get(cell) ?? []), position]);
    return true;
  });
};

const getMarkBox = ([x, y]: Position): Box => ({
  left: x - MARK_RADIUS_PX,
  right: x + MARK_RADIUS_PX,
  top: y - MARK_RADIUS_PX,
  bottom: y + MARK_RADIUS_PX,
});

const getLabelBox = (name: string, [x, y]: Position): Box => ({
  left: x + LABEL_OFFSET_PX,
  right: x + LABEL_OFFSET_PX + name.length * CHARACTER_WIDTH_PX,
  top: y - LABEL_HEIGHT_PX / 2,
  bottom: y + LABEL_HEIGHT_PX / 2,
});

/** Selects the marks whose name fits, in result order. */
export const selectLabels = <S extends Station>(marks: readonly S[], view: MapView, screen: Size): S[] => {
  const placed = marks
    .map((mark) => ({ mark, at: toScreen(mark.position, view) }))
    .filter(({ at }) => isInSight(at, screen));
  const dots = placed.map(({ mark, at }) => ({ slug: mark.slug, box: getMarkBox(at) }));
  const labels: Box[] = [];
  const labeled: S[] = [];
  for (const { mark, at } of placed) {
    if (labeled.length === MAX_LABELS) break;
    const box = getLabelBox(mark.name, at);
    const isFree =
      box.right < screen.width - 4 &&
      !labels.some((other) => overlaps(box, other)) &&
      !dots.some((dot) => dot.slug !== mark.slug && overlaps(box, dot.box));
    if (!isFree) continue;
    labels.push(box);
    labeled.push(mark);
  }
  return labeled;
};
