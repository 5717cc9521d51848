import { useEffect, useState } from 'react';

/** From far above the page to the upper third of the window: a heading in this area has been reached. */
const REACHED = '1000000px 0px -66% 0px';

/**
 * The id of the section being read; null above the first. A heading counts as reached once it is in the upper third
 * of the window or above it, however far a jump went.
 */
export const useCurrentHeading = (ids: string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        setCurrent(headings.findLast((heading) => reached.has(heading))?.id ?? null);
      },
      { rootMargin: REACHED },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
};
