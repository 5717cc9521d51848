import {
  centerView,
  clampView,
  fitPlaces,
  fitToScreen,
  isInSight,
  moveView,
  toScreen,
  zoomView,
  type MapView,
  type Position,
  type MapLimits,
  type Size,
} from './view';

const REST_DELAY_MS = 140;
/** Duration of a step by button or key. */
const GLIDE_MS = 220;
/** Duration of a move from one place to another. */
const TRAVEL_MS = 700;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** What a map shows at rest. React renders from it and does not know the frames between. */
export interface Rest {
  view: MapView;
  screen: Size;
}

/** Where a glide leads: sideways by screen pixels, closer around the middle, or to a view that fits places. */
export type Glide = { by: Position } | { factor: number } | { fit: readonly Position[] };

/**
 * Moves a map without React: each frame changes one transform. Marks keep their size with non-scaling strokes, names
 * with the variable `--k`, which is set on their group only, because every element below it is restyled. At rest, it
 * notifies its followers.
 */
export class Camera {
  /** Disables gliding because the reader asked for it; the system preference applies too. */
  isStill = false;
  private rest: Rest = { view: { x: 0, y: 0, k: 1 }, screen: { width: 960, height: 430 } };
  private view: MapView = this.rest.view;
  private screen: Size = this.rest.screen;
  /**
   * The view last moved to, and the screen size then. Each resize is computed from it, so that nothing is lost
   * between two sizes.
   */
  private target: Rest = this.rest;
  private layer: SVGGElement | null = null;
  private names: SVGGElement | null = null;
  private namesScale = 0;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly followers = new Set<() => void>();

  constructor(private readonly sheet: MapLimits) {}

  readonly follow = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  readonly getRest = (): Rest => this.rest;

  /** Whether a gesture or a glide moves the map; what passes under the pointer is then ignored. */
  get isMoving(): boolean {
    return this.view !== this.rest.view;
  }

  attach(layer: SVGGElement | null, names: SVGGElement | null): void {
    this.layer = layer;
    this.names = names;
    this.namesScale = 0;
    this.draw();
  }

  detach(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.layer = null;
    this.names = null;
  }

  /** Handles a resize: the view last moved to stays visible, and returns when the size does. */
  resize(screen: Size): void {
    if (screen.width === 0 || screen.height === 0) return;
    this.screen = screen;
    this.jumpTo(clampView(fitToScreen(this.target.view, this.target.screen, screen), this.sheet, screen));
  }

  /** Shows all of these places at once, no closer than `nearest`. */
  show(places: readonly Position[], nearest?: number): void {
    if (places.length > 0) this.jumpTo(this.setTarget(fitPlaces(places, this.sheet, this.screen, nearest)));
  }

  pan(dx: number, dy: number): void {
    this.moveTo(moveView(this.view, dx, dy));
  }

  /** Zooms around a point of the screen. */
  zoom(factor: number, at: Position): void {
    this.moveTo(zoomView(this.view, factor, at));
  }

  glide(way: Glide): void {
    this.glideTo(this.toView(way), GLIDE_MS);
  }

  /** Moves slowly to a view in which all places are visible. */
  travel(places: readonly Position[], nearest?: number): void {
    this.glideTo(fitPlaces(places, this.sheet, this.screen, nearest), TRAVEL_MS);
  }

  /** Brings a place into view with the smallest move. */
  reveal(place: Position): void {
    if (isInSight(toScreen(place, this.view), this.screen, this.sheet.margin)) return;
    this.glideTo(centerView(place, this.view.k, this.screen), GLIDE_MS);
  }

  private toView(way: Glide): MapView {
    if ('fit' in way) return way.fit.length > 0 ? fitPlaces(way.fit, this.sheet, this.screen) : this.view;
    if ('by' in way) return moveView(this.view, ...way.by);
    return zoomView(this.view, way.factor, [this.screen.width / 2, this.screen.height / 2]);
  }

  /** The closest view to the goal that the limits allow. */
  private setTarget(goal: MapView): MapView {
    const view = clampView(goal, this.sheet, this.screen);
    this.target = { view, screen: this.screen };
    return view;
  }

  /** Moves at once and comes to rest. */
  private jumpTo(view: MapView): void {
    cancelAnimationFrame(this.frame);
    this.view = view;
    this.draw();
    this.settle();
  }

  /** Moves in the next frame; the gesture may continue. */
  private moveTo(view: MapView): void {
    this.view = this.setTarget(view);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
    this.settleSoon();
  }

  private glideTo(goal: MapView, duration: number): void {
    const from = this.view;
    const end = this.setTarget(goal);
    if (this.isStill || prefersStill()) return this.moveTo(end);
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = easeOut(Math.min(1, Math.max(0, (now - startedAt) / duration)));
      const mix = (a: number, b: number) => a + (b - a) * share;
      this.view = { x: mix(from.x, end.x), y: mix(from.y, end.y), k: mix(from.k, end.k) };
      this.draw();
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.settle();
    };
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(step);
  }

  private draw(): void {
    const { x, y, k } = this.view;
    this.layer?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    if (k === this.namesScale) return;
    this.namesScale = k;
    this.names?.style.setProperty('--k', String(k));
  }

  private settleSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), REST_DELAY_MS);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.rest = { view: this.view, screen: this.screen };
    for (const follower of this.followers) follower();
  }
}
