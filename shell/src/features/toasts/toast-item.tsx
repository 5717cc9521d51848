import { dismissToast, TOAST_DURATION_MS, type Toast, TOAST_SWIPE_PX } from '@wanderwork/platform';
import { Button, ToastView } from '@wanderwork/ui';
import { useEffect, useState, useRef, type DragEvent, type PointerEvent } from 'react';
import styled, { keyframes } from 'styled-components';

/** A swipe to the right dismisses from the threshold on; a shorter one springs back. */
const useSwipe = (onSwiped: () => void) => {
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

interface Props {
  toast: Toast;
  /** The keyboard focus is in the region, so the toast stays. */
  isPaused: boolean;
}

/** One notification. It disappears after five seconds, but not while the pointer or the keyboard is on it. */
export const ToastItem = ({ toast, isPaused }: Props) => {
  const [isHovered, setIsHovered] = useState(false);
  const dismiss = () => dismissToast(toast.id);
  const { action } = toast;
  const { distance, handlers } = useSwipe(dismiss);

  useEffect(() => {
    if (isPaused || isHovered) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused, isHovered, toast.id]);

  return (
    <ToastRoot
      style={{ translate: `${distance}px 0` }}
      {...handlers}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <ToastView
        {...toast}
        action={
          action && (
            <Button
              variant="link"
              onClick={() => {
                // First, because the action may show a toast of its own.
                dismiss();
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          )
        }
        onDismiss={dismiss}
      />
    </ToastRoot>
  );
};

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const ToastRoot = styled.div`
  touch-action: pan-y;
  /* Swiping with a mouse would select the text. */
  user-select: none;
  animation: ${rise} var(--d2) var(--out);
`;
