import { clamped, centred, fitting, isInSight, moved, onScreen, zoomed } from './view';
import { type Position, type Size, type View } from './view';

const REST_MS = 140;
const GLIDE_MS = 700;
const EDGE = 60;
export const ZOOM_STEP = 1.6;

const eased = (share: number): number => 1 - (1 - share) ** 3;

export interface Rest {
  view: View;
  screen: Size;
}

/**
 * Moves the map without React: a frame changes one transform. Marks keep their size by strokes that do not scale, names
 * by the variable `--k`. Its followers hear of it once it rests.
 */
export class Camera {
  /** Nothing glides: less motion was asked for. */
  still = false;
  private rest: Rest = { view: { x: 0, y: 0, k: 1 }, screen: { width: 800, height: 500 } };
  private view: View = this.rest.view;
  private screen: Size = this.rest.screen;
  private layer: SVGGElement | null = null;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly followers = new Set<() => void>();

  readonly follow = (changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  readonly atRest = (): Rest => this.rest;

  attach(layer: SVGGElement | null): void {
    this.layer = layer;
    this.draw();
  }

  detach(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.layer = null;
  }

  resize(screen: Size): void {
    const { x, y, k } = this.view;
    const middle: Position = [(this.screen.width / 2 - x) / k, (this.screen.height / 2 - y) / k];
    this.screen = screen;
    this.view = clamped(centred(middle, k, screen), screen);
    this.draw();
    this.settle();
  }

  show(places: readonly Position[], nearest: number): void {
    this.to(fitting(places, this.screen, nearest));
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.to(moved(this.view, dx, dy));
  }

  zoom(factor: number, at: Position = [this.screen.width / 2, this.screen.height / 2]): void {
    this.to(zoomed(this.view, factor, at));
  }

  /** Goes to where all places are in sight, at the speed of a flight. */
  travel(places: readonly Position[], nearest: number): void {
    this.glideTo(fitting(places, this.screen, nearest));
  }

  /** Brings a place into sight, by as little as that needs. */
  reveal(place: Position): void {
    if (isInSight(onScreen(place, this.view), this.screen, EDGE)) return;
    this.glideTo(centred(place, this.view.k, this.screen));
  }

  private to(view: View): void {
    this.view = clamped(view, this.screen);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
    this.settleSoon();
  }

  private glideTo(goal: View): void {
    const from = this.view;
    const end = clamped(goal, this.screen);
    if (this.still) return this.to(end);
    const began = performance.now();
    const step = (now: number) => {
      const share = eased(Math.min(1, Math.max(0, (now - began) / GLIDE_MS)));
      const mix = (a: number, b: number) => a + (b - a) * share;
      this.view = { x: mix(from.x, end.x), y: mix(from.y, end.y), k: mix(from.k, end.k) };
      this.draw();
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.settle();
    };
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(step);
  }

  private draw(): void {
    const { x, y, k } = this.view;
    this.layer?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    this.layer?.style.setProperty('--k', String(k));
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
