import { TOAST_HOTKEY, useToasts } from '@wanderwork/platform';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ToastItem } from './toast-item';

const useHotkey = (key: string, action: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === key) action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, action]);
};

/** Where notifications appear; F8 brings the keyboard here. */
export const Toasts = () => {
  const region = useRef<HTMLElement>(null);
  const toasts = useToasts((state) => state.toasts);
  const focusRegion = useRef(() => region.current?.focus()).current;
  useHotkey(TOAST_HOTKEY, focusRegion);
  return (
    <Region ref={region} tabIndex={-1} aria-label={`Notifications (${TOAST_HOTKEY})`} aria-live="polite">
      {toasts
        .filter(({ open }) => open)
        .map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
    </Region>
  );
};

const Region = styled.section`
  position: fixed;
  z-index: 70;
  bottom: 20px;
  left: 20px;
  width: min(100vw - 40px, 400px);
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
