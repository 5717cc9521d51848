import {
  SHELF_FIGURES_MAX,
  SHELF_SECTIONS_MAX,
  type PostDetail,
  type ShelfEntry,
} from '@wanderwork/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShelfEntry } from '../../../shared/shelf/use-shelf';
import { readingProgress } from '../model/progress';

/** Who has seen no more than this has not begun to read. */
const BEGUN = 0.05;
/** Told again only when one has read on by so much. */
const STEP = 0.05;

/**
 * Keeps how far an article is read, and gives what was kept of it when it was opened: undefined while that is not known.
 */
export const useReadingPlace = (post: PostDetail, text: RefObject<HTMLElement | null>) => {
  const { entry, change } = useShelfEntry(post);
  const [before, setBefore] = useState<ShelfEntry | null>();
  if (before === undefined && entry !== undefined) setBefore(entry);
  const known = before !== undefined;

  const keep = useEffectEvent((progress: number) => {
    const figures = (post.figures ?? []).slice(0, SHELF_FIGURES_MAX).map(({ id, words }) => ({ id, words }));
    void change({ progress, sections: post.sections.slice(0, SHELF_SECTIONS_MAX), figures });
  });
  useEffect(() => {
    if (!known) return;
    let kept = 0;
    const look = () => {
      if (!text.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const progress = readingProgress({ top, height, windowHeight: window.innerHeight });
      if (progress < BEGUN || Math.abs(progress - kept) < STEP) return;
      kept = progress;
      keep(Math.round(progress * 1000) / 1000);
    };
    window.addEventListener('scrollend', look);
    return () => window.removeEventListener('scrollend', look);
  }, [known, text]);
  return before;
};
