import { useEffect, useState, type RefObject } from 'react';

/** So much of the element has to be in view: about its heading, in three lines on a phone. */
const VIEW_MARGIN = '0px 0px -160px';

/** Whether one has to scroll down to see the element's heading. */
export const useIsBelowWindow = (element: RefObject<HTMLElement | null>): boolean => {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
      },
      { rootMargin: VIEW_MARGIN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
};
