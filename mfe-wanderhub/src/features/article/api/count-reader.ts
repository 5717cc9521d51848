import { paths, type ReaderEvent } from '@wanderwork/contracts';
import { sendAnonymously } from '@wanderwork/platform/analytics';

const STORAGE_KEY = 'wanderwork_counted_reads';

/** Whether this tab counts it for the first time: a reload is not another reader. Without storage, nothing is counted. */
const isFirst = (mark: string): boolean => {
  try {
    const marks = sessionStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...marks, mark].join(' '));
    return true;
  } catch {
    return false;
  }
};

/** Counts a reader of a post, without anything about the person. */
export const countReader = (postId: string, event: ReaderEvent): void => {
  if (isFirst(`${event}:${postId}`)) sendAnonymously(paths.api.postReaders(postId), { event });
};
