import { cityAt } from '@wanderwork/quest-engine';
import {
  inSight,
  onScreen,
  overlap,
  type Box,
  type MapView,
  type Position,
  type Size,
} from '@wanderwork/ui/map';
import { places } from './world.data';

const LETTER = 7.4;
const HEIGHT = 18;
const DOT = 7;
export const NAME_OFFSET = 9;
const NAMES_AT_MOST = 26;

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
  view: MapView,
  screen: Size,
): readonly number[] => {
  const taken: Box[] = [];
  return wanted.filter((city) => {
    const at = onScreen(places[city]!, view);
    if (taken.length >= NAMES_AT_MOST || !inSight(at, screen, 4)) return false;
    const box = boxOf(cityAt(city).name, at);
    const free = box.right < screen.width && !taken.some((other) => overlap(box, other));
    if (!free && !always.has(city)) return false;
    taken.push(box);
    return true;
  });
};
