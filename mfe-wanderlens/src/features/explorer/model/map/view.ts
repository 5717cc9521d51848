import { type Position } from './world';

/** How the drawing is moved and scaled onto the screen: `screen = drawing * k + (x, y)`. */
export interface MapView {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

const DEEPEST = 32;
const MARGIN = 36;
/** A result of one city shows where in the world it is. */
const FIT_DEEPEST = 6;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The scale at which the whole drawing is in sight. */
export const widest = (world: Size, screen: Size): number =>
  Math.min(screen.width / world.width, screen.height / world.height);

const along = (start: number, drawn: number, room: number): number =>
  drawn <= room ? (room - drawn) / 2 : between(start, room - drawn, 0);

/** The nearest view that shows no more than the world. */
export const clamped = ({ x, y, k }: MapView, world: Size, screen: Size): MapView => {
  const scale = between(k, widest(world, screen), DEEPEST);
  return {
    k: scale,
    x: along(x, world.width * scale, screen.width),
    y: along(y, world.height * scale, screen.height),
  };
};

/** Scales by `factor` around a point of the screen, which stays where it is. */
export const zoomed = ({ x, y, k }: MapView, factor: number, [px, py]: Position): MapView => ({
  k: k * factor,
  x: px - (px - x) * factor,
  y: py - (py - y) * factor,
});

export const moved = ({ x, y, k }: MapView, dx: number, dy: number): MapView => ({ x: x + dx, y: y + dy, k });

/** The view in which all positions are in sight, as near as that allows. */
export const fitting = (positions: readonly Position[], world: Size, screen: Size): MapView => {
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    (screen.width - 2 * MARGIN) / Math.max(1, right - left),
    (screen.height - 2 * MARGIN) / Math.max(1, bottom - top),
    FIT_DEEPEST * widest(world, screen),
  );
  return {
    k,
    x: screen.width / 2 - ((left + right) / 2) * k,
    y: screen.height / 2 - ((top + bottom) / 2) * k,
  };
};

export const onScreen = ([x, y]: Position, view: MapView): Position => [
  x * view.k + view.x,
  y * view.k + view.y,
];

/** Whether a point of the screen is in sight, and not at its very edge. */
export const inSight = ([x, y]: Position, { width, height }: Size, edge = 12): boolean =>
  x >= edge && y >= edge && x <= width - edge && y <= height - edge;
