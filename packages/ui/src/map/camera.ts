import {
  centred,
  clamped,
  fitting,
  inRoom,
  inSight,
  moved,
  onScreen,
  zoomed,
  type MapView,
  type Position,
  type Sheet,
  type Size,
} from './view';

const REST_MS = 140;
/** A step by a button or a key. */
const GLIDE_MS = 220;
/** The way from one place to another. */
const TRAVEL_MS = 700;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const eased = (share: number): number => 1 - (1 - share) ** 3;

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
  private led: Rest = this.rest;
  private layer: SVGGElement | null = null;
  private names: SVGGElement | null = null;
  private namedAt = 0;
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
    this.namedAt = 0;
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
    this.cut(clamped(inRoom(this.led.view, this.led.screen, screen), this.sheet, screen));
  }

  /** All of these places at once, no nearer than `nearest`. */
  show(places: readonly Position[], nearest?: number): void {
    if (places.length > 0) this.cut(this.leadTo(fitting(places, this.sheet, this.screen, nearest)));
  }

  pan(dx: number, dy: number): void {
    this.to(moved(this.view, dx, dy));
  }

  /** Around a point of the screen. */
  zoom(factor: number, at: Position): void {
    this.to(zoomed(this.view, factor, at));
  }

  glide(way: Glide): void {
    this.glideTo(this.goalOf(way), GLIDE_MS);
  }

  /** Goes to where all places are in sight, unhurried. */
  travel(places: readonly Position[], nearest?: number): void {
    this.glideTo(fitting(places, this.sheet, this.screen, nearest), TRAVEL_MS);
  }

  /** Brings a place into sight, by as little as that needs. */
  reveal(place: Position): void {
    if (inSight(onScreen(place, this.view), this.screen, this.sheet.margin)) return;
    this.glideTo(centred(place, this.view.k, this.screen), GLIDE_MS);
  }

  private goalOf(way: Glide): MapView {
    if ('fit' in way) return way.fit.length > 0 ? fitting(way.fit, this.sheet, this.screen) : this.view;
    if ('by' in way) return moved(this.view, ...way.by);
    return zoomed(this.view, way.factor, [this.screen.width / 2, this.screen.height / 2]);
  }

  /** As near to a view as the world allows. */
  private leadTo(goal: MapView): MapView {
    const view = clamped(goal, this.sheet, this.screen);
    this.led = { view, screen: this.screen };
    return view;
  }

  /** At once, and at rest. */
  private cut(view: MapView): void {
    cancelAnimationFrame(this.frame);
    this.view = view;
    this.draw();
    this.settle();
  }

  /** In the next frame; the hand may not have come to rest. */
  private to(view: MapView): void {
    this.view = this.leadTo(view);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
    this.settleSoon();
  }

  private glideTo(goal: MapView, duration: number): void {
    const from = this.view;
    const end = this.leadTo(goal);
    if (this.still || prefersStill()) return this.to(end);
    const began = performance.now();
    const step = (now: number) => {
      const share = eased(Math.min(1, Math.max(0, (now - began) / duration)));
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
    if (k === this.namedAt) return;
    this.namedAt = k;
    this.names?.style.setProperty('--k', String(k));
  }

  private settleSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), REST_MS);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.rest = { view: this.view, screen: this.screen };
    for (const follower of this.followers) follower();
  }
}
