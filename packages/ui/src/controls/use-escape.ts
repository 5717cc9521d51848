import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `close` at Escape while `active`, and nobody else hears of it: a dialog around stays open. Dialogs listen at the
 * document before it reaches any element, so this listens at the window.
 */
export const useEscape = (active: boolean, close: () => void): void => {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [active]);
};
