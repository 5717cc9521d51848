import { dismissToast, TOAST_DURATION_MS, type Toast } from '@wanderwork/platform';
import { ToastView } from '@wanderwork/ui';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSwipe } from './use-swipe';

interface Props {
  toast: Toast;
  /** The keyboard focus is in the region, so the toast stays. */
  isPaused: boolean;
}

/** One notification. It disappears after five seconds, but not while the pointer or the keyboard is on it. */
export const ToastItem = ({ toast, isPaused }: Props) => {
  const [isHovered, setIsHovered] = useState(false);
  const dismiss = () => dismissToast(toast.id);
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
      <ToastView title={toast.title} description={toast.description} tone={toast.tone} onDismiss={dismiss} />
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
