import { dismissToast, TOAST_DURATION_MS, type Toast } from '@wanderwork/platform';
import { ToastView } from '@wanderwork/ui';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSwipe } from './use-swipe';

/** One notification: leaves after five seconds, but never while it is read, held or focused. */
export const ToastItem = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  const dismiss = () => dismissToast(toast.id);
  const { distance, handlers } = useSwipe(dismiss);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <Place
      style={{ translate: `${distance}px 0` }}
      {...handlers}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastView title={toast.title} description={toast.description} tone={toast.tone} onDismiss={dismiss} />
    </Place>
  );
};

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Place = styled.div`
  touch-action: pan-y;
  animation: ${rise} var(--d2) var(--out);
`;
