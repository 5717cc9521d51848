import { TOAST_HOTKEY } from '@wanderwork/platform';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const focusOn = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/**
 * The keyboard's way into a region and out of it: the hotkey goes in, Escape does `dismiss`, and once nothing is left
 * in it (`dismiss` is null) the keyboard is back where it was.
 */
export const useRegionKeys = (region: RefObject<HTMLElement | null>, dismiss: (() => void) | null) => {
  const [focused, setFocused] = useState(false);
  const before = useRef<Element | null>(null);
  const empty = dismiss === null;

  useEffect(() => {
    const enter = ({ key }: globalThis.KeyboardEvent) => {
      if (key === TOAST_HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [region]);

  useEffect(() => {
    if (!empty || !focused) return;
    setFocused(false);
    focusOn(before.current);
  }, [empty, focused]);

  const isWithin = (target: EventTarget | null) => region.current?.contains(target as Node | null) ?? false;
  const handlers = {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isWithin(relatedTarget)) before.current = relatedTarget as Element | null;
      setFocused(!empty);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isWithin(relatedTarget)),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss?.();
    },
  };
  return { focused, handlers };
};
