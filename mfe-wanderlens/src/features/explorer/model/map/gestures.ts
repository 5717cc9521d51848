import { type Camera } from './camera';
import { type Position } from './world';

/** A hand that moves less means to press. */
const STILL = 5;
const WHEEL_SPEED = 0.0025;
/** One notch of a wheel at most; a touch pad's pinch comes in far smaller steps, which count for more. */
const NOTCH = 100;
const FINE = 25;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

const distance = ([a, b]: [Position, Position]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = ([a, b]: [Position, Position]): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * Lets a pointer drag, two fingers pinch and a wheel scale a map. The wheel alone keeps scrolling the page, until the map
 * has the focus; with Ctrl, and from a touch pad's pinch, it always scales. What is `data-still` is no part of the map.
 */
export const followGestures = (box: HTMLElement, camera: Camera): (() => void) => {
  const pointers = new Map<number, Position>();
  let dragged = false;

  const at = (event: MouseEvent): Position => {
    const { left, top } = box.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const two = (): [Position, Position] | null => {
    const [a, b] = [...pointers.values()];
    return a && b ? [a, b] : null;
  };

  const lift = (event: PointerEvent) => void pointers.delete(event.pointerId);

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) dragged = false;
    if ((event.target as Element).closest('[data-still]')) return;
    pointers.set(event.pointerId, at(event));
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    // Let go outside the window, of which the map was not told.
    if (event.buttons === 0) return lift(event);
    const now = at(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    const pair = two();
    if (!pair && !dragged && Math.hypot(dx, dy) < STILL) return;
    if (!dragged) box.setPointerCapture(event.pointerId);
    dragged = true;
    pointers.set(event.pointerId, now);
    if (!pair) return camera.pan(dx, dy);
    const next = two()!;
    const [was, is] = [middle(pair), middle(next)];
    camera.pan(is[0] - was[0], is[1] - was[1]);
    camera.zoom(distance(next) / Math.max(1, distance(pair)), is);
  };

  /** The press that ends a drag opens nothing. */
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && !box.contains(document.activeElement)) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const fine = event.ctrlKey && Math.abs(turned) < FINE;
    const step = Math.max(-NOTCH, Math.min(NOTCH, fine ? 4 * turned : turned));
    camera.zoom(Math.exp(-step * WHEEL_SPEED), at(event));
  };

  /** Links and pictures would be carried away. */
  const drag = (event: Event) => event.preventDefault();

  const listened = [
    ['pointerdown', press, {}],
    ['pointermove', move, {}],
    ['pointerup', lift, {}],
    ['pointercancel', lift, {}],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
    ['dragstart', drag, {}],
  ] as [string, EventListener, AddEventListenerOptions][];
  for (const one of listened) box.addEventListener(...one);
  return () => {
    for (const one of listened) box.removeEventListener(...one);
  };
};
