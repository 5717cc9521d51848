import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something begins to load. */
const MARGIN = '600px';

/** Whether `place` has come near the screen; stays true. */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
};
