/** A point of a map's drawing, or of the screen. */
export type Position = readonly [x: number, y: number];

/** How a drawing is moved and scaled onto the screen: `screen = drawing * k + (x, y)`. */
export interface MapView {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is looked at, and from how near and how far. */
export interface Sheet {
  /** The drawing, in its own units. */
  world: Size;
  /** The nearest scale. */
  deepest: number;
  /** Pixels that stay free around what is brought into sight. */
  margin: number;
}

/** How much nearer than farthest a single place is shown: one should see where in the world it lies. */
const MAX_FIT_FACTOR = 6;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The scale from farthest away: all of the world, and the room that is left around it. */
export const getMinScale = ({ world }: Sheet, screen: Size): number =>
  Math.min(screen.width / world.width, screen.height / world.height);

/** What is smaller than its room lies in the middle of it; what is larger leaves no room. */
const clampAxis = (start: number, drawn: number, room: number): number =>
  drawn <= room ? (room - drawn) / 2 : clamp(start, room - drawn, 0);

/** The nearest view that shows nothing beyond the world. */
export const clampView = ({ x, y, k }: MapView, sheet: Sheet, screen: Size): MapView => {
  const scale = clamp(k, getMinScale(sheet, screen), sheet.deepest);
  return {
    k: scale,
    x: clampAxis(x, sheet.world.width * scale, screen.width),
    y: clampAxis(y, sheet.world.height * scale, screen.height),
  };
};

/** Scales by `factor` around a point of the screen, which stays where it is. */
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

/** What a view shows in one room, in another: its middle stays the middle, and all of it is in sight. */
export const fitToScreen = ({ x, y, k }: MapView, before: Size, now: Size): MapView => {
  const middle: Position = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
  return centerView(middle, k * Math.min(now.width / before.width, now.height / before.height), now);
};

/** The view in which all places are in sight, as near as that allows, and no nearer than `nearest`. */
export const fitPlaces = (
  places: readonly Position[],
  sheet: Sheet,
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
export const onScreen = ([x, y]: Position, view: MapView): Position => [
  x * view.k + view.x,
  y * view.k + view.y,
];

/** Whether a point of the screen is in sight, and `edge` pixels away from where it would not be. */
export const inSight = ([x, y]: Position, { width, height }: Size, edge = 12): boolean =>
  x >= edge && y >= edge && x <= width - edge && y <= height - edge;
