import { useEffect, useState } from 'react';

/** A heading counts as reached when it stands in the upper third of the window. */
const READING_ZONE = '-80px 0px -66% 0px';

/** The id of the heading whose text is being read; null above the first. */
export const useCurrentHeading = (ids: string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
};
