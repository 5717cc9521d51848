/** How long to wait for the element. */
const TIMEOUT_MS = 10_000;

/** The reader moves elsewhere. */
const moveEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Calls `found` with the element of this id as soon as it exists, and whether it had to wait. Gives up when the
 * reader moves or after a timeout. Returns a function that cancels it.
 */
export const waitForElement = (
  id: string,
  found: (part: HTMLElement, waited: boolean) => void,
): (() => void) => {
  const part = document.getElementById(id);
  if (part) {
    found(part, false);
    return () => undefined;
  }
  const findLate = () => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    found(late, true);
  };
  const observer = new MutationObserver(findLate);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of moveEvents) removeEventListener(sign, stop);
  };
  for (const sign of moveEvents) addEventListener(sign, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};
