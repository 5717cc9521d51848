import { useEffect, useRef, useState, type RefObject } from 'react';
import { Camera } from './camera';
import { type MapLimits, type Position } from './view';

/** A map's elements: its box, the group that moves, and the group of names inside it. */
interface MapParts {
  box: RefObject<HTMLDivElement | null>;
  layer: RefObject<SVGGElement | null>;
  names: RefObject<SVGGElement | null>;
}

/** Creates the camera of a map and connects it to gestures and resizing. */
export const useCamera = (sheet: MapLimits): MapParts & { camera: Camera } => {
  const [camera] = useState(() => new Camera(sheet));
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const names = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    camera.attach(layer.current, names.current);
    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const release = followGestures(element, camera);
    return () => {
      release();
      observer?.disconnect();
      camera.detach();
    };
  }, [camera]);
  return { camera, box, layer, names };
};

/** A pointer that moves less than this is a press. */
const DRAG_THRESHOLD_PX = 5;
const WHEEL_SPEED = 0.0025;
/** Limits one wheel notch. A touchpad pinch has far smaller steps, which count more. */
const MAX_WHEEL_STEP = 100;
const FINE_STEP_LIMIT = 25;
/** Pixels per line, for wheels that count in lines. */
const LINE_HEIGHT_PX = 16;

const getDistance = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const getMiddle = (a: Position, b: Position): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Tracks the gestures on a map. */
class GestureHandler {
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
    this.fingers.set(event.pointerId, this.toPosition(event));
  }

  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    // The button was released outside the window, so no event arrived.
    if (event.buttons === 0) return this.lift(event);
    const now = this.toPosition(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.dragged && getDistance(before, now) < DRAG_THRESHOLD_PX) return;
    if (!this.dragged) this.box.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch([before, other], [now, other]);
    else this.camera.pan(now[0] - before[0], now[1] - before[1]);
  }

  /** The click that ends a drag opens nothing. */
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
    const wheelDelta = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT_PX : 1);
    const isFine = ctrlKey && Math.abs(wheelDelta) < FINE_STEP_LIMIT;
    const step = Math.max(-MAX_WHEEL_STEP, Math.min(MAX_WHEEL_STEP, isFine ? 4 * wheelDelta : wheelDelta));
    this.camera.zoom(Math.exp(-step * WHEEL_SPEED), this.toPosition(event));
  }

  private pinch(before: [Position, Position], now: [Position, Position]): void {
    const [middleBefore, middleNow] = [getMiddle(...before), getMiddle(...now)];
    this.camera.pan(middleNow[0] - middleBefore[0], middleNow[1] - middleBefore[1]);
    this.camera.zoom(getDistance(...now) / Math.max(1, getDistance(...before)), middleNow);
  }

  private toPosition({ clientX, clientY }: MouseEvent): Position {
    const { left, top } = this.box.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }
}

/**
 * Lets a pointer drag, two fingers pinch and a wheel zoom a map. The wheel scrolls the page unless the map has the
 * focus; with Ctrl, or a touchpad pinch, it always zooms. Elements with `data-still` lie on the map but do not belong
 * to it. Returns a function that stops it.
 */
export const followGestures = (box: HTMLElement, camera: Camera): (() => void) => {
  const handler = new GestureHandler(box, camera);
  const listeners = [
    ['pointerdown', (event: PointerEvent) => handler.press(event), {}],
    ['pointermove', (event: PointerEvent) => handler.move(event), {}],
    ['pointerup', (event: PointerEvent) => handler.lift(event), {}],
    ['pointercancel', (event: PointerEvent) => handler.lift(event), {}],
    ['click', (event: MouseEvent) => handler.click(event), { capture: true }],
    ['wheel', (event: WheelEvent) => handler.wheel(event), { passive: false }],
    // Otherwise the browser would drag links and pictures.
    ['dragstart', (event: Event) => event.preventDefault(), {}],
  ] as unknown as [string, EventListener, AddEventListenerOptions][];
  for (const one of listeners) box.addEventListener(...one);
  return () => {
    for (const one of listeners) box.removeEventListener(...one);
  };
};
