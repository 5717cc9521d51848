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

const LETTER_WIDTH_PX = 7.4;
const NAME_HEIGHT_PX = 18;
const DOT_RADIUS_PX = 7;
export const NAME_OFFSET_PX = 9;
const MAX_NAMES = 26;

const getNameBox = (name: string, [x, y]: Position): Box => ({
  left: x - DOT_RADIUS_PX,
  right: x + NAME_OFFSET_PX + name.length * LETTER_WIDTH_PX,
  top: y - NAME_HEIGHT_PX / 2,
  bottom: y + NAME_HEIGHT_PX / 2,
});

/** The cities whose names fit, in order of priority. Names in `always` are shown even when they overlap. */
export const chooseNamedCities = (
  wanted: readonly number[],
  always: ReadonlySet<number>,
  view: MapView,
  screen: Size,
): readonly number[] => {
  const takenBoxes: Box[] = [];
  return wanted.filter((city) => {
    const at = onScreen(places[city]!, view);
    if (takenBoxes.length >= MAX_NAMES || !inSight(at, screen, 4)) return false;
    const box = getNameBox(cityAt(city).name, at);
    const free = box.right < screen.width && !takenBoxes.some((other) => overlap(box, other));
    if (!free && !always.has(city)) return false;
    takenBoxes.push(box);
    return true;
  });
};
