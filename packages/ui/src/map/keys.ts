import { type Camera } from './camera';
import { type Position } from './view';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The zoom factor of one button press or key. */
export const ZOOM_STEP = 1.7;
const PAN_STEP_PX = 80;

const directions: Readonly<Record<Direction, Position>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const zoomFactors: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

export const isDirection = (key: string): key is Direction => key in directions;

/** Handles a key on a focused map: arrows pan, plus and minus zoom, 0 shows all of `whole`. */
export const moveByKey = (camera: Camera, key: string, whole: readonly Position[]): void => {
  const factor = zoomFactors[key];
  if (isDirection(key))
    camera.glide({ by: [0 - PAN_STEP_PX * directions[key][0], 0 - PAN_STEP_PX * directions[key][1]] });
  else if (factor) camera.glide({ factor });
  else if (key === '0') camera.glide({ fit: whole });
};

/** The nearest place in a direction; sideways distance counts more. Null at the edge of the map. */
export const findNearest = <P extends { position: Position }>(
  { position: [x, y] }: { position: Position },
  direction: Direction,
  places: readonly P[],
): P | null => {
  const [wx, wy] = directions[direction];
  let nearest: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.position[0] - x, place.position[1] - y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    // A right angle to both sides, so every place lies in one of the four directions.
    if (ahead <= 0 || aside > ahead || ahead + 2 * aside >= least) continue;
    [nearest, least] = [place, ahead + 2 * aside];
  }
  return nearest;
};
