import { type Camera } from './camera';
import { type Position } from './view';

/** A hand that moves less means to press. */
const STILL = 5;
const WHEEL_SPEED = 0.0025;
const NOTCH = 100;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

const apart = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** What a hand does on the map, as it goes. */
class Hand {
  dragged = false;
  private readonly fingers = new Map<number, Position>();

  constructor(
    private readonly box: HTMLElement,
    private readonly camera: Camera,
  ) {}

  press(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('[data-still]')) return;
    if (this.fingers.size === 0) this.dragged = false;
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
    if (!other) return this.camera.pan(now[0] - before[0], now[1] - before[1]);
    const [was, is] = [middle(before, other), middle(now, other)];
    this.camera.pan(is[0] - was[0], is[1] - was[1]);
    this.camera.zoom(apart(now, other) / Math.max(1, apart(before, other)), is);
  }

  /** The wheel alone scrolls the page until the map has the focus; with Ctrl, and pinched, it scales. */
  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.box.contains(document.activeElement)) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const step = Math.max(-NOTCH, Math.min(NOTCH, event.ctrlKey ? 4 * turned : turned));
    this.camera.zoom(Math.exp(-step * WHEEL_SPEED), this.at(event));
  }

  private at(event: MouseEvent): Position {
    const { left, top } = this.box.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
}

/** Lets a pointer drag, two fingers pinch and a wheel scale the map. What is `data-still` lies on it and is no part of it. */
export const followGestures = (box: HTMLElement, camera: Camera): (() => void) => {
  const hand = new Hand(box, camera);
  /** The press that ends a drag chooses nothing. */
  const click = (event: MouseEvent) => {
    if (!hand.dragged) return;
    hand.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const listened = [
    ['pointerdown', (event: PointerEvent) => hand.press(event), {}],
    ['pointermove', (event: PointerEvent) => hand.move(event), {}],
    ['pointerup', (event: PointerEvent) => hand.lift(event), {}],
    ['pointercancel', (event: PointerEvent) => hand.lift(event), {}],
    ['click', click, { capture: true }],
    ['wheel', (event: WheelEvent) => hand.wheel(event), { passive: false }],
  ] as unknown as [string, EventListener, AddEventListenerOptions][];
  for (const one of listened) box.addEventListener(...one);
  return () => {
    for (const one of listened) box.removeEventListener(...one);
  };
};
