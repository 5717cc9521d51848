import { type PostWords } from '@wanderwork/contracts';
import { keptList } from '@wanderwork/platform/kept';
import { DAY_MS } from '../../../shared/durations';

/** Words that the server does not have yet, and the save that they follow. */
interface Copy {
  revision: number;
  words: PostWords;
}

/** Of who wrote them, and when: another person at this browser finds nothing of it. */
interface Kept extends Copy {
  userId: string;
  postId: string;
  at: number;
}

/** Whoever does not come back to this browser leaves nothing here for good. */
const LONGEST_MS = 30 * DAY_MS;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'postId' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'revision' in value &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null;

const isFresh = ({ at }: Kept): boolean => Date.now() - at <= LONGEST_MS;

const list = keptList({
  key: 'wanderwork_post_drafts',
  isItem: isKept,
  shorten: (copies) => copies.filter(isFresh),
});

/** What one editor wrote of a post and could not save yet, on this device. */
export const keptCopy = (userId: string, postId: string) => {
  const isThis = (kept: Kept): boolean => kept.userId === userId && kept.postId === postId;
  const others = (): Kept[] => list.now().filter((kept) => !isThis(kept));
  return {
    read: (): Copy | null => {
      const kept = list.now().find(isThis);
      return kept && isFresh(kept) ? { revision: kept.revision, words: kept.words } : null;
    },
    /** False where the browser keeps nothing. */
    keep: ({ revision, words }: Copy): boolean =>
      list.keep([...others(), { userId, postId, at: Date.now(), revision, words }]),
    forget: (): void => void list.keep(others()),
  };
};

export type KeptCopy = ReturnType<typeof keptCopy>;
