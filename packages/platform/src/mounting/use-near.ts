import { useEffect, useState, type RefObject } from 'react';
import { followReaders } from './follow-readers';

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
