import { type MouseEvent } from 'react';

/** Two clicks of the mouse at one place so soon after each other are meant as one. */
const DOUBLE_CLICK_MS = 300;

let lastClickTime = -Infinity;

/**
 * Whether a click is the second of a double one: it would choose what has just come up under the pointer, unread. Fingers
 * tap as fast as they mean to, and keys have no such habit.
 */
export const isSecondClick = ({ detail, timeStamp, nativeEvent }: MouseEvent): boolean => {
  const isSoon = timeStamp - lastClickTime < DOUBLE_CLICK_MS;
  lastClickTime = timeStamp;
  return detail > 1 && isSoon && (nativeEvent as PointerEvent).pointerType !== 'touch';
};
