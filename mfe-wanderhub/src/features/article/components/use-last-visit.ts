import {
  BOOKMARK_FIGURES_MAX,
  BOOKMARK_SECTIONS_MAX,
  type PostDetail,
  type Bookmark,
} from '@wanderwork/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useBookmark } from '../../../shared/bookmarks/use-bookmarks';
import { getReadingProgress } from '../model/progress';

/** Less progress than this does not count as reading. */
const MIN_PROGRESS = 0.05;
/** Progress is saved in steps of this size. */
const PROGRESS_STEP = 0.05;

/** Saves the reading progress. Returns the bookmark as it was when the article was opened; undefined while loading. */
export const useLastVisit = (post: PostDetail, text: RefObject<HTMLElement | null>) => {
  const { entry, change } = useBookmark(post);
  const [lastVisit, setLastVisit] = useState<Bookmark | null>();
  if (lastVisit === undefined && entry !== undefined) setLastVisit(entry);
  const isLoaded = lastVisit !== undefined;

  const saveProgress = useEffectEvent((progress: number) => {
    const figures = (post.figures ?? [])
      .slice(0, BOOKMARK_FIGURES_MAX)
      .map(({ id, words }) => ({ id, words }));
    void change({ progress, sections: post.sections.slice(0, BOOKMARK_SECTIONS_MAX), figures });
  });
  useEffect(() => {
    if (!isLoaded) return;
    let savedProgress = 0;
    const handleScrollEnd = () => {
      if (!text.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const progress = getReadingProgress({ top, height, windowHeight: window.innerHeight });
      if (progress < MIN_PROGRESS || Math.abs(progress - savedProgress) < PROGRESS_STEP) return;
      savedProgress = progress;
      saveProgress(Math.round(progress * 1000) / 1000);
    };
    window.addEventListener('scrollend', handleScrollEnd);
    return () => window.removeEventListener('scrollend', handleScrollEnd);
  }, [isLoaded, text]);
  return lastVisit;
};
