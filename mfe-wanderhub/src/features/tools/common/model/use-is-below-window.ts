import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is still below the window: one has to scroll down to see it. */
export const useIsBelowWindow = (element: RefObject<HTMLElement | null>): boolean => {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
};
