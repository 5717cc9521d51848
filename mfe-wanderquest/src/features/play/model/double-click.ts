import { type MouseEvent } from 'react';

/** Two mouse clicks at one place within this time count as a double click. */
const DOUBLE_CLICK_MS = 300;

let lastClickTime = -Infinity;

/**
 * Whether a click is the second of a double click. It would pick a choice that has just appeared under the
 * pointer. Touch and keyboard are never filtered. All buttons that end a scene ask it, so that it knows the first click.
 */
export const isSecondClick = ({ detail, timeStamp, nativeEvent }: MouseEvent): boolean => {
  const isSoon = timeStamp - lastClickTime < DOUBLE_CLICK_MS;
  lastClickTime = timeStamp;
  return detail > 1 && isSoon && (nativeEvent as PointerEvent).pointerType !== 'touch';
};
