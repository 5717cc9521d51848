import { type MouseEvent } from 'react';

/** Two clicks of the mouse at one place so soon after each other are meant as one. */
const SOON_MS = 300;

let before = -Infinity;

/**
 * Whether a click is the second of a double one: it would choose what has just come up under the pointer, unread. Fingers
 * tap as fast as they mean to, and keys have no such habit.
 */
export const isSecondOfDouble = ({ detail, timeStamp, nativeEvent }: MouseEvent): boolean => {
  const isSoon = timeStamp - before < SOON_MS;
  before = timeStamp;
  return detail > 1 && isSoon && (nativeEvent as PointerEvent).pointerType !== 'touch';
};
