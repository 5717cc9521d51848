import { dismissToast, useToasts, type Toast } from '@wanderwork/platform';
import { useRef } from 'react';
import styled from 'styled-components';
import { ToastItem } from './toast-item';
import { RAISED_TOP, useRaisedAboveFocus } from './use-raised-above-focus';
import { useRegionKeys } from './use-region-keys';

const isBad = ({ tone }: Toast): boolean => tone === 'bad';

/**
 * Shows notifications. F8 moves the focus here; Escape dismisses the notification and returns the focus. Errors
 * interrupt a screen reader, other messages wait for a pause.
 */
export const Toasts = () => {
  const region = useRef<HTMLElement>(null);
  const open = useToasts((state) => state.toasts).filter((toast) => toast.open);
  const { focused, handlers } = useRegionKeys(region, open[0] ? () => dismissToast(open[0]!.id) : null);
  const isRaised = useRaisedAboveFocus(region, open[0]?.id);

  const renderItems = (toasts: Toast[]) =>
    toasts.map((toast) => <ToastItem key={toast.id} toast={toast} isPaused={focused} />);
  return (
    <Region
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live="off"
      $raised={isRaised}
      {...handlers}
    >
      <div role="status" aria-live="polite">
        {renderItems(open.filter((toast) => !isBad(toast)))}
      </div>
      <div role="alert" aria-live="assertive">
        {renderItems(open.filter(isBad))}
      </div>
    </Region>
  );
};

const Region = styled.section<{ $raised: boolean }>`
  position: fixed;
  z-index: 70;
  ${({ $raised }) => ($raised ? `top: ${RAISED_TOP}px;` : 'bottom: calc(var(--notice, 0px) + max(20px, env(safe-area-inset-bottom)));')}
  left: 20px;
  width: min(100vw - 40px, 400px);
  pointer-events: none;

  > * > * {
    pointer-events: auto;
  }
`;
