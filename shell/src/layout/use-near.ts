import { useEffect, useState, type RefObject } from 'react';

interface Options {
  /** How far below the screen something begins to load, in pixels. */
  margin: number;
  /** It is wanted wherever it is. */
  asked?: boolean;
}

/** Whether `place` has come near the screen, or was asked for; stays true. */
export const useNear = (place: RefObject<Element | null>, { margin, asked = false }: Options): boolean => {
  const [near, setNear] = useState(asked);
  if (asked && !near) setNear(true);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place, margin]);
  return near;
};
