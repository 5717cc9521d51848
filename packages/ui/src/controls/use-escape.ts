import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `close` on Escape while `active` and stops the event, so that a surrounding dialog stays open. Dialogs listen
 * on the document in the capture phase, so this listens on the window.
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
