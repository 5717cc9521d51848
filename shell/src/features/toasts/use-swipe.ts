import { TOAST_SWIPE_PX } from '@wanderwork/platform';
import { useRef, useState, type DragEvent, type PointerEvent } from 'react';

/** A swipe to the right dismisses from the threshold on; a shorter one springs back. */
export const useSwipe = (onSwiped: () => void) => {
  const startX = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);

  const handleEnd = () => {
    if (distance >= TOAST_SWIPE_PX) onSwiped();
    startX.current = null;
    setDistance(0);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null) setDistance(Math.max(0, event.clientX - startX.current));
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    // Otherwise the browser would drag selected text and end the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { distance, handlers };
};
