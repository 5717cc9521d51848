import { useEffect, useState } from 'react';

/** The site's head, and a little air. */
const HEAD = 80;

/**
 * The id of the heading whose text is being read; null above the first. A heading counts as reached when it stands in
 * the upper third of the window, below what covers the page's upper edge.
 */
export const useCurrentHeading = (ids: string[], covered = HEAD): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: `-${covered}px 0px -66% 0px` },
    );
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key, covered]);

  return current;
};
