import { world } from './world.data';

export type Position = readonly [x: number, y: number];

/** How the drawing lies on the screen: `screen = drawing * k + (x, y)`. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

const DEEPEST = 14;
const MARGIN = 56;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The scale at which the world fills the screen: no sea beyond its edge. */
export const widest = (screen: Size): number =>
  Math.max(screen.width / world.width, screen.height / world.height);

/** The nearest view that shows nothing but the world. */
export const clamped = ({ x, y, k }: View, screen: Size): View => {
  const scale = between(k, widest(screen), DEEPEST);
  return {
    k: scale,
    x: between(x, screen.width - world.width * scale, 0),
    y: between(y, screen.height - world.height * scale, 0),
  };
};

/** Scales around a point of the screen, which stays where it is. */
export const zoomed = ({ x, y, k }: View, factor: number, [px, py]: Position): View => ({
  k: k * factor,
  x: px - (px - x) * factor,
  y: py - (py - y) * factor,
});

export const moved = ({ x, y, k }: View, dx: number, dy: number): View => ({ x: x + dx, y: y + dy, k });

export const onScreen = ([x, y]: Position, { x: left, y: top, k }: View): Position => [
  x * k + left,
  y * k + top,
];

/** A view with a place in the middle. */
export const centred = ([x, y]: Position, k: number, { width, height }: Size): View => ({
  k,
  x: width / 2 - x * k,
  y: height / 2 - y * k,
});

/** The view in which all places are in sight, as near as that allows and no nearer than `nearest`. */
export const fitting = (places: readonly Position[], screen: Size, nearest: number): View => {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    (screen.width - 2 * MARGIN) / Math.max(1, right - left),
    (screen.height - 2 * MARGIN) / Math.max(1, bottom - top),
    nearest,
  );
  return centred([(left + right) / 2, (top + bottom) / 2], Math.max(k, widest(screen)), screen);
};

export const isInSight = ([x, y]: Position, { width, height }: Size, edge: number): boolean =>
  x >= edge && y >= edge && x <= width - edge && y <= height - edge;
