import { TOAST_SWIPE_PX } from '@wanderwork/platform';
import { useRef, useState, type DragEvent, type PointerEvent } from 'react';

/** A swipe to the right, from its threshold on, is a dismissal; a shorter one springs back. */
export const useSwipe = (onSwiped: () => void) => {
  const start = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);

  const end = () => {
    if (distance >= TOAST_SWIPE_PX) onSwiped();
    start.current = null;
    setDistance(0);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setDistance(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser would drag selected text, and end the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { distance, handlers };
};
