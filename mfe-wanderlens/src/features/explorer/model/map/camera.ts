import { clamped, fitting, moved, onScreen, inSight, zoomed, type MapView, type Size } from './view';
import { world, type Position } from './world';

const REST_MS = 140;
const GLIDE_MS = 220;
const EDGE = 28;

const prefersStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** What a map shows at rest: React draws from it, and knows nothing of the frames between. */
export interface Rest {
  view: MapView;
  screen: Size;
}

/**
 * Moves a map without React: each frame changes one transform. Marks keep their size by strokes that do not scale, names
 * by the variable `--k`, which stands on their group alone: every element beneath it is styled anew with it. Once it
 * rests, its followers hear of it.
 */
export class Camera {
  rest: Rest = { view: { x: 0, y: 0, k: 1 }, screen: { width: 960, height: 430 } };
  private view: MapView = this.rest.view;
  private screen: Size = this.rest.screen;
  private layer: SVGGElement | null = null;
  private names: SVGGElement | null = null;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly followers = new Set<() => void>();

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
    this.draw();
  }

  detach(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.layer = null;
    this.names = null;
  }

  /** The room on the page; the middle of what was in sight stays there. */
  resize(screen: Size): void {
    const { x, y, k } = this.view;
    const grown = screen.width / this.screen.width;
    this.screen = screen;
    this.view = clamped({ x: x * grown, y: y * grown, k: k * grown }, world, screen);
    this.draw();
    this.settle();
  }

  show(positions: readonly Position[]): void {
    if (positions.length === 0) return;
    this.view = clamped(fitting(positions, world, this.screen), world, this.screen);
    this.draw();
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.to(moved(this.view, dx, dy));
  }

  /** Around a point of the screen, or its middle. */
  zoom(factor: number, at: Position = this.middle()): void {
    this.to(zoomed(this.view, factor, at));
  }

  glide(change: { by?: readonly [number, number]; factor?: number; fit?: readonly Position[] }): void {
    this.glideTo(this.goal(change));
  }

  /** Brings a position into sight, by as little as that needs. */
  reveal(position: Position): void {
    const at = onScreen(position, this.view);
    if (inSight(at, this.screen, EDGE)) return;
    const { width, height } = this.screen;
    this.glideTo(moved(this.view, width / 2 - at[0], height / 2 - at[1]));
  }

  private goal({ by, factor, fit }: Parameters<Camera['glide']>[0]): MapView {
    if (fit) return fitting(fit, world, this.screen);
    if (by) return moved(this.view, ...by);
    return zoomed(this.view, factor ?? 1, this.middle());
  }

  private middle(): Position {
    return [this.screen.width / 2, this.screen.height / 2];
  }

  private to(view: MapView): void {
    this.view = clamped(view, world, this.screen);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
    this.settleSoon();
  }

  private glideTo(goal: MapView): void {
    const from = this.view;
    const end = clamped(goal, world, this.screen);
    if (prefersStill()) return this.to(end);
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
    const scale = String(k);
    if (this.names?.style.getPropertyValue('--k') !== scale) this.names?.style.setProperty('--k', scale);
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
