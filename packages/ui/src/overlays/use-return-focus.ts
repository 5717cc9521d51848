import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so for its own trigger alone, and ours
 * are opened from anywhere: by a button, an event, an address.
 */
export const useReturnFocus = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
};
