import {
  inSight,
  onScreen,
  overlap,
  type Box,
  type MapView,
  type Position,
  type Size,
} from '@wanderwork/ui/map';

/** A city on the map. */
export interface Station {
  slug: string;
  name: string;
  position: Position;
}

/** Two marks nearer than this, in pixels, could not be told apart or hit. */
const APART = 17;
const MOST_LABELS = 14;
/** A letter of the names, on the average of a wide one. */
const LETTER = 7.2;
/** Half of the largest mark with its rim. */
const MARK = 8;
const LABEL_HEIGHT = 17;
export const LABEL_OFFSET = 10;

/**
 * Which cities have a mark of their own at a scale: the first of the result first, and no two too near. The others are
 * dots until one comes nearer.
 */
export const ownMarks = <S extends Station>(cities: readonly S[], k: number): S[] => {
  const taken = new Map<string, Position[]>();
  const cellOf = (value: number) => Math.floor((value * k) / APART);
  const isFree = ([x, y]: Position): boolean => {
    for (let column = -1; column <= 1; column += 1)
      for (let row = -1; row <= 1; row += 1)
        for (const [ox, oy] of taken.get(`${cellOf(x) + column} ${cellOf(y) + row}`) ?? [])
          if (Math.hypot(ox - x, oy - y) * k < APART) return false;
    return true;
  };
  return cities.filter(({ position }) => {
    if (!isFree(position)) return false;
    const cell = `${cellOf(position[0])} ${cellOf(position[1])}`;
    taken.set(cell, [...(taken.get(cell) ?? []), position]);
    return true;
  });
};

const dotBox = ([x, y]: Position): Box => ({
  left: x - MARK,
  right: x + MARK,
  top: y - MARK,
  bottom: y + MARK,
});

const labelBox = (name: string, [x, y]: Position): Box => ({
  left: x + LABEL_OFFSET,
  right: x + LABEL_OFFSET + name.length * LETTER,
  top: y - LABEL_HEIGHT / 2,
  bottom: y + LABEL_HEIGHT / 2,
});

/** The marks that have room for their name, the first of the result first. */
export const named = <S extends Station>(marks: readonly S[], view: MapView, screen: Size): S[] => {
  const placed = marks
    .map((mark) => ({ mark, at: onScreen(mark.position, view) }))
    .filter(({ at }) => inSight(at, screen));
  const dots = placed.map(({ mark, at }) => ({ slug: mark.slug, box: dotBox(at) }));
  const labels: Box[] = [];
  const chosen: S[] = [];
  for (const { mark, at } of placed) {
    if (chosen.length === MOST_LABELS) break;
    const box = labelBox(mark.name, at);
    const free =
      box.right < screen.width - 4 &&
      !labels.some((other) => overlap(box, other)) &&
      !dots.some((dot) => dot.slug !== mark.slug && overlap(box, dot.box));
    if (!free) continue;
    labels.push(box);
    chosen.push(mark);
  }
  return chosen;
};
