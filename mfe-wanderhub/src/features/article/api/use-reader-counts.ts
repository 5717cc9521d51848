import { useEffect, type RefObject } from 'react';
import { type ReaderEvent } from '@wanderwork/contracts';

/** Counting waits until the page has settled: it must not slow down reading. */
const SETTLED_MS = 2000;

/** Counts the readers of a post. */
export const useReaderCounts = (postId: string, text: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const timer = setTimeout(
      () =>
        void import(/* webpackChunkName: 'reader-counts' */ './follow-reader').then(
          ({ followReader }) => {
            if (!isGone) stop = followReader(postId, text);
          },
          () => undefined,
        ),
      SETTLED_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [postId, text]);
};

/** Counts an action of a reader. */
export const countReaderLazily = (postId: string, event: ReaderEvent): void =>
  void import(/* webpackChunkName: 'reader-counts' */ './count-reader').then(
    ({ countReader }) => countReader(postId, event),
    () => undefined,
  );
