import { useEffect, useState, type RefObject, startTransition } from 'react';
import { flushSync } from 'react-dom';

const opensFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/** The focus was moved by keyboard or screen reader; a click on a button leaves no visible focus. */
const isVisibleFocus = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/**
 * Calls `onReader` when someone reads the page without scrolling: by keyboard or screen reader, with find-in-page, or
 * on paper. Returns a function that stops it.
 */
const followReaders = (onReader: () => void): (() => void) => {
  // A transition keeps the keyboard responsive while the sections render.
  const handleFocus = (event: FocusEvent) => isVisibleFocus(event) && startTransition(onReader);
  const handleKey = (event: KeyboardEvent) => opensFind(event) && startTransition(onReader);
  // The browser captures the page for printing as soon as this event ends.
  const handlePrint = () => flushSync(onReader);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('keydown', handleKey);
  window.addEventListener('beforeprint', handlePrint);
  return () => {
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('keydown', handleKey);
    window.removeEventListener('beforeprint', handlePrint);
  };
};

interface Options {
  /** How far outside the screen an element counts as near, in pixels. */
  marginPx: number;
  /** If true, the element counts as near wherever it is. */
  isWanted?: boolean;
}

/**
 * Whether the element at `place` should be mounted: it came near the screen, `isWanted` is set, or someone reads the
 * page without scrolling (see `followReaders`). Once true, it stays true.
 */
export const useNear = (
  place: RefObject<Element | null>,
  { marginPx, isWanted = false }: Options,
): boolean => {
  const [near, setNear] = useState(isWanted);
  if (isWanted && !near) setNear(true);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(place.current);
    const stopFollowing = followReaders(() => setNear(true));
    return () => {
      observer.disconnect();
      stopFollowing();
    };
  }, [near, place, marginPx]);
  return near;
};
