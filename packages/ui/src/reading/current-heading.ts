import { useEffect, useState } from 'react';

/** The site's head, and a little air. */
const HEAD = 80;

/** The upper third of the window does not reach so far down. */
const isBelow = (heading: HTMLElement | undefined, covered: number): boolean =>
  heading !== undefined && heading.getBoundingClientRect().top > Math.max(covered, innerHeight / 3);

/**
 * The id of the heading whose text is being read; null above the first. A heading counts as reached when it stands in
 * the upper third of the window, below what covers the page's upper edge.
 */
export const useCurrentHeading = (ids: string[], covered = HEAD): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        if (reached) setCurrent(reached.target.id);
        // After a jump to the start of the page nothing is reached, and nothing is read any more.
        else if (isBelow(headings[0], covered)) setCurrent(null);
      },
      { rootMargin: `-${covered}px 0px -66% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key, covered]);

  return current;
};
