import { type CSSProperties } from 'react';

/** A point of the map drawing, or of the screen. */
export type Position = readonly [x: number, y: number];

/** How the drawing is moved and scaled to the screen: `screen = drawing * k + (x, y)`. */
export interface MapView {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The limits of a map view. */
export interface MapLimits {
  /** The size of the drawing, in its own units. */
  world: Size;
  /** The largest scale. */
  maxScale: number;
  /** Pixels kept free around places brought into view. */
  margin: number;
}

/** A single place is shown at most this much larger than the whole world, so that one sees where it is. */
const MAX_FIT_FACTOR = 6;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The smallest scale: the whole world, with space around it. */
export const getMinScale = ({ world }: MapLimits, screen: Size): number =>
  Math.min(screen.width / world.width, screen.height / world.height);

/** Centers what is smaller than the screen; leaves no empty space around what is larger. */
const clampAxis = (start: number, drawn: number, room: number): number =>
  drawn <= room ? (room - drawn) / 2 : clamp(start, room - drawn, 0);

/** The nearest view that shows nothing beyond the world. */
export const clampView = ({ x, y, k }: MapView, sheet: MapLimits, screen: Size): MapView => {
  const scale = clamp(k, getMinScale(sheet, screen), sheet.maxScale);
  return {
    k: scale,
    x: clampAxis(x, sheet.world.width * scale, screen.width),
    y: clampAxis(y, sheet.world.height * scale, screen.height),
  };
};

/** Zooms by `factor` around a point of the screen, which stays in place. */
export const zoomView = ({ x, y, k }: MapView, factor: number, [px, py]: Position): MapView => ({
  k: k * factor,
  x: px - (px - x) * factor,
  y: py - (py - y) * factor,
});

export const moveView = ({ x, y, k }: MapView, dx: number, dy: number): MapView => ({
  x: x + dx,
  y: y + dy,
  k,
});

/** A view with a place in the middle. */
export const centerView = ([x, y]: Position, k: number, { width, height }: Size): MapView => ({
  k,
  x: width / 2 - x * k,
  y: height / 2 - y * k,
});

/** Fits the content of a view to another screen size: the middle stays, and everything remains visible. */
export const fitToScreen = ({ x, y, k }: MapView, before: Size, now: Size): MapView => {
  const middle: Position = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
  return centerView(middle, k * Math.min(now.width / before.width, now.height / before.height), now);
};

/** The largest view that shows all places, no closer than `nearest`. */
export const fitPlaces = (
  places: readonly Position[],
  sheet: MapLimits,
  screen: Size,
  nearest = MAX_FIT_FACTOR * getMinScale(sheet, screen),
): MapView => {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    (screen.width - 2 * sheet.margin) / Math.max(1, right - left),
    (screen.height - 2 * sheet.margin) / Math.max(1, bottom - top),
    nearest,
  );
  return centerView(
    [(left + right) / 2, (top + bottom) / 2],
    Math.max(k, getMinScale(sheet, screen)),
    screen,
  );
};

/** Where a point of the drawing lies on the screen. */
export const toScreen = ([x, y]: Position, view: MapView): Position => [
  x * view.k + view.x,
  y * view.k + view.y,
];

/** Whether a point of the screen is visible and at least `edge` pixels from the border. */
export const isInSight = ([x, y]: Position, { width, height }: Size, edge = 12): boolean =>
  x >= edge && y >= edge && x <= width - edge && y <= height - edge;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point as a stroke of zero length: its round cap keeps its size at every zoom level. */
export const toPointPath = ([x, y]: Position): string => `M${round(x)} ${round(y)}h.001`;

/** Places a name; the camera's `--k` keeps its size. */
export const toPlaceStyle = ([x, y]: Position): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))`,
});

/** A rectangle on the screen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
