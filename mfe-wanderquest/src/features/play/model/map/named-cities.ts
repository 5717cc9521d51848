import { getCity } from '@wanderwork/quest-engine';
import {
  isInSight,
  toScreen,
  overlaps,
  type Box,
  type MapView,
  type Position,
  type Size,
} from '@wanderwork/ui/map';
import { places } from './world.data';

const CHARACTER_WIDTH_PX = 7.4;
const NAME_HEIGHT_PX = 18;
const DOT_RADIUS_PX = 7;
export const NAME_OFFSET_PX = 9;
const MAX_NAMES = 26;

const getNameBox = (name: string, [x, y]: Position): Box => ({
  left: x - DOT_RADIUS_PX,
  right: x + NAME_OFFSET_PX + name.length * CHARACTER_WIDTH_PX,
  top: y - NAME_HEIGHT_PX / 2,
  bottom: y + NAME_HEIGHT_PX / 2,
});

/** The cities whose names fit, in order of priority. Names in `always` are shown even when they overlap. */
export const chooseNamedCities = (
  requestedCities: readonly number[],
  always: ReadonlySet<number>,
  view: MapView,
  screen: Size,
): readonly number[] => {
  const occupiedBoxes: Box[] = [];
  return requestedCities.filter((city) => {
    const at = toScreen(places[city]!, view);
    if (occupiedBoxes.length >= MAX_NAMES || !isInSight(at, screen, 4)) return false;
    const box = getNameBox(getCity(city).name, at);
    const free = box.right < screen.width && !occupiedBoxes.some((other) => overlaps(box, other));
    if (!free && !always.has(city)) return false;
    occupiedBoxes.push(box);
    return true;
  });
};
