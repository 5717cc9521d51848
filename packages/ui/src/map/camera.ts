import {
  centerView,
  clampView,
  fitPlaces,
  fitToScreen,
  inSight,
  moveView,
  onScreen,
  zoomView,
  type MapView,
  type Position,
  type Sheet,
  type Size,
} from './view';

const REST_DELAY_MS = 140;
/** A step by a button or a key. */
const GLIDE_MS = 220;
/** The way from one place to another. */
const TRAVEL_MS = 700;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** What a map shows at rest: React draws from it, and knows nothing of the frames between. */
export interface Rest {
  view: MapView;
  screen: Size;
}

/** Where a glide leads: aside by pixels of the screen, nearer around its middle, or to where all of some places are. */
export type Glide = { by: Position } | { factor: number } | { fit: readonly Position[] };

/**
 * Moves a map without React: each frame changes one transform. Marks keep their size by strokes that do not scale, names
 * by the variable `--k`, which stands on their group alone: every element beneath it is styled anew with it. Once it
 * rests, its followers hear of it.
 */
export class Camera {
  /** Nothing glides: the reader asked for it. The system's own wish counts as well. */
  still = false;
  private rest: Rest = { view: { x: 0, y: 0, k: 1 }, screen: { width: 960, height: 430 } };
  private view: MapView = this.rest.view;
  private screen: Size = this.rest.screen;
  /** Where it was led, and in which room: each other room is reckoned from there, so that nothing is lost between two. */
  private target: Rest = this.rest;
  private layer: SVGGElement | null = null;
  private names: SVGGElement | null = null;
  private namesScale = 0;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly followers = new Set<() => void>();

  constructor(private readonly sheet: Sheet) {}

  readonly follow = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  readonly atRest = (): Rest => this.rest;

  /** Whether a hand or a glide moves it: what passes under the pointer then is not pointed at. */
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

  /** The room on the page: what was led to stays in sight, and comes back with the room that it was seen in. */
  resize(screen: Size): void {
    if (screen.width === 0 || screen.height === 0) return;
    this.screen = screen;
    this.jumpTo(clampView(fitToScreen(this.target.view, this.target.screen, screen), this.sheet, screen));
  }

  /** All of these places at once, no nearer than `nearest`. */
  show(places: readonly Position[], nearest?: number): void {
    if (places.length > 0) this.jumpTo(this.setTarget(fitPlaces(places, this.sheet, this.screen, nearest)));
  }

  pan(dx: number, dy: number): void {
    this.moveTo(moveView(this.view, dx, dy));
  }

  /** Around a point of the screen. */
  zoom(factor: number, at: Position): void {
    this.moveTo(zoomView(this.view, factor, at));
  }

  glide(way: Glide): void {
    this.glideTo(this.toView(way), GLIDE_MS);
  }

  /** Goes to where all places are in sight, unhurried. */
  travel(places: readonly Position[], nearest?: number): void {
    this.glideTo(fitPlaces(places, this.sheet, this.screen, nearest), TRAVEL_MS);
  }

  /** Brings a place into sight, by as little as that needs. */
  reveal(place: Position): void {
    if (inSight(onScreen(place, this.view), this.screen, this.sheet.margin)) return;
    this.glideTo(centerView(place, this.view.k, this.screen), GLIDE_MS);
  }

  private toView(way: Glide): MapView {
    if ('fit' in way) return way.fit.length > 0 ? fitPlaces(way.fit, this.sheet, this.screen) : this.view;
    if ('by' in way) return moveView(this.view, ...way.by);
    return zoomView(this.view, way.factor, [this.screen.width / 2, this.screen.height / 2]);
  }

  /** As near to a view as the world allows. */
  private setTarget(goal: MapView): MapView {
    const view = clampView(goal, this.sheet, this.screen);
    this.target = { view, screen: this.screen };
    return view;
  }

  /** At once, and at rest. */
  private jumpTo(view: MapView): void {
    cancelAnimationFrame(this.frame);
    this.view = view;
    this.draw();
    this.settle();
  }

  /** In the next frame; the hand may not have come to rest. */
  private moveTo(view: MapView): void {
    this.view = this.setTarget(view);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
    this.settleSoon();
  }

  private glideTo(goal: MapView, duration: number): void {
    const from = this.view;
    const end = this.setTarget(goal);
    if (this.still || prefersStill()) return this.moveTo(end);
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
