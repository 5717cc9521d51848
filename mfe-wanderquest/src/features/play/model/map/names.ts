import { cityAt } from '@wanderwork/quest-engine';
import { isInSight, onScreen, type Position, type Size, type View } from './view';
import { places } from './world.data';

const LETTER = 7.4;
const HEIGHT = 18;
const DOT = 7;
export const NAME_OFFSET = 9;
const NAMES_AT_MOST = 26;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = (name: string, [x, y]: Position): Box => ({
  left: x - DOT,
  right: x + NAME_OFFSET + name.length * LETTER,
  top: y - HEIGHT / 2,
  bottom: y + HEIGHT / 2,
});

/** The cities whose name has room, the first of `wanted` first; the names of `always` are shown whatever they cover. */
export const namedCities = (
  wanted: readonly number[],
  always: ReadonlySet<number>,
  view: View,
  screen: Size,
): readonly number[] => {
  const taken: Box[] = [];
  return wanted.filter((city) => {
    const at = onScreen(places[city]!, view);
    if (taken.length >= NAMES_AT_MOST || !isInSight(at, screen, 4)) return false;
    const box = boxOf(cityAt(city).name, at);
    const free = box.right < screen.width && !taken.some((other) => overlap(box, other));
    if (!free && !always.has(city)) return false;
    taken.push(box);
    return true;
  });
};
