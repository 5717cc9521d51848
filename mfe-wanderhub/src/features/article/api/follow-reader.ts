import { type RefObject } from 'react';
import { countReader } from './count-reader';

/** Whoever reaches the end sooner has only scrolled there. */
const MIN_READING_MS = 20_000;
/** The end of the text may be this many pixels below the window. */
const NEAR_END_PX = 100;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Counts who opens a post and who reads it to its end; returns a function that stops. A page that is rendered in advance
 * counts once it is shown.
 */
export const followReader = (postId: string, text: RefObject<HTMLElement | null>): (() => void) => {
  let openedAt = Infinity;
  const countOpen = () => {
    if (!isVisible() || openedAt < Infinity) return;
    openedAt = Date.now();
    countReader(postId, 'open');
  };
  const countFinish = () => {
    if (!text.current || !isVisible() || Date.now() - openedAt < MIN_READING_MS) return;
    const { bottom } = text.current.getBoundingClientRect();
    if (bottom <= window.innerHeight + NEAR_END_PX) countReader(postId, 'finish');
  };
  countOpen();
  document.addEventListener('visibilitychange', countOpen);
  window.addEventListener('scrollend', countFinish);
  return () => {
    document.removeEventListener('visibilitychange', countOpen);
    window.removeEventListener('scrollend', countFinish);
  };
};
