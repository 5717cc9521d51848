import { type Camera } from './camera';
import { type Position } from './view';

/** A hand that moves less means to press. */
const STILL = 5;
const WHEEL_SPEED = 0.0025;
/** One notch of a wheel at most; a touch pad's pinch comes in far smaller steps, which count for more. */
const NOTCH = 100;
const FINE = 25;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

const apart = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** What a hand does on a map, as it goes. */
class Hand {
  private dragged = false;
  private readonly fingers = new Map<number, Position>();

  constructor(
    private readonly box: HTMLElement,
    private readonly camera: Camera,
  ) {}

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    if ((event.target as Element).closest('[data-still]')) return;
    this.fingers.set(event.pointerId, this.at(event));
  }

  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    // Let go outside the window, of which the map was not told.
    if (event.buttons === 0) return this.lift(event);
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.dragged && apart(before, now) < STILL) return;
    if (!this.dragged) this.box.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch([before, other], [now, other]);
    else this.camera.pan(now[0] - before[0], now[1] - before[1]);
  }

  /** The press that ends a drag opens nothing. */
  click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  wheel(event: WheelEvent): void {
    const { ctrlKey, metaKey, deltaY, deltaMode } = event;
    if (!ctrlKey && !metaKey && !this.box.contains(document.activeElement)) return;
    event.preventDefault();
    const turned = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const fine = ctrlKey && Math.abs(turned) < FINE;
    const step = Math.max(-NOTCH, Math.min(NOTCH, fine ? 4 * turned : turned));
    this.camera.zoom(Math.exp(-step * WHEEL_SPEED), this.at(event));
  }

  private pinch(before: [Position, Position], now: [Position, Position]): void {
    const [was, is] = [middle(...before), middle(...now)];
    this.camera.pan(is[0] - was[0], is[1] - was[1]);
    this.camera.zoom(apart(...now) / Math.max(1, apart(...before)), is);
  }

  private at({ clientX, clientY }: MouseEvent): Position {
    const { left, top } = this.box.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }
}

/**
 * Lets a pointer drag, two fingers pinch and a wheel scale a map. The wheel alone keeps scrolling the page, until the map
 * has the focus; with Ctrl, and from a touch pad's pinch, it always scales. What is `data-still` lies on the map and is
 * no part of it. Returns how to stop.
 */
export const followGestures = (box: HTMLElement, camera: Camera): (() => void) => {
  const hand = new Hand(box, camera);
  const listened = [
    ['pointerdown', (event: PointerEvent) => hand.press(event), {}],
    ['pointermove', (event: PointerEvent) => hand.move(event), {}],
    ['pointerup', (event: PointerEvent) => hand.lift(event), {}],
    ['pointercancel', (event: PointerEvent) => hand.lift(event), {}],
    ['click', (event: MouseEvent) => hand.click(event), { capture: true }],
    ['wheel', (event: WheelEvent) => hand.wheel(event), { passive: false }],
    // Links and pictures would be carried away.
    ['dragstart', (event: Event) => event.preventDefault(), {}],
  ] as unknown as [string, EventListener, AddEventListenerOptions][];
  for (const one of listened) box.addEventListener(...one);
  return () => {
    for (const one of listened) box.removeEventListener(...one);
  };
};
