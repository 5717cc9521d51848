import { TOAST_HOTKEY } from '@wanderwork/platform';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const focusElement = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/**
 * Keyboard access to a region: the hotkey focuses it, Escape calls `dismiss`, and once it is empty (`dismiss` is
 * null) the focus returns to where it was.
 */
export const useRegionKeys = (region: RefObject<HTMLElement | null>, dismiss: (() => void) | null) => {
  const [focused, setFocused] = useState(false);
  const focusBefore = useRef<Element | null>(null);
  const isEmpty = dismiss === null;

  useEffect(() => {
    const handleHotkey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === TOAST_HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', handleHotkey);
    return () => document.removeEventListener('keydown', handleHotkey);
  }, [region]);

  useEffect(() => {
    if (!isEmpty || !focused) return;
    setFocused(false);
    focusElement(focusBefore.current);
  }, [isEmpty, focused]);

  const isWithin = (target: EventTarget | null) => region.current?.contains(target as Node | null) ?? false;
  const handlers = {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isWithin(relatedTarget)) focusBefore.current = relatedTarget as Element | null;
      setFocused(!isEmpty);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isWithin(relatedTarget)),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss?.();
    },
  };
  return { focused, handlers };
};
