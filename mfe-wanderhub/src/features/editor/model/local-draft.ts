import { type PostWords } from '@wanderwork/contracts';
import { keptList } from '@wanderwork/platform/kept';
import { DAY_MS } from '../../../shared/durations';

/** Words that the server does not have yet, and the save that they follow. */
interface LocalCopy {
  revision: number;
  words: PostWords;
}

/** Of who wrote them, and when: another person at this browser finds nothing of it. */
interface StoredCopy extends LocalCopy {
  userId: string;
  postId: string;
  at: number;
}

/** Whoever does not come back to this browser leaves nothing here for good. */
const MAX_AGE_MS = 30 * DAY_MS;

const isStoredCopy = (value: unknown): value is StoredCopy =>
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

const isFresh = ({ at }: StoredCopy): boolean => Date.now() - at <= MAX_AGE_MS;

const storedCopies = keptList({
  key: 'wanderwork_post_drafts',
  isItem: isStoredCopy,
  shorten: (copies) => copies.filter(isFresh),
});

/** What one editor wrote of a post and could not save yet, on this device. */
export const openLocalDraft = (userId: string, postId: string) => {
  const isOwn = (storedCopy: StoredCopy): boolean =>
    storedCopy.userId === userId && storedCopy.postId === postId;
  const readOthers = (): StoredCopy[] => storedCopies.now().filter((storedCopy) => !isOwn(storedCopy));
  return {
    read: (): LocalCopy | null => {
      const storedCopy = storedCopies.now().find(isOwn);
      return storedCopy && isFresh(storedCopy)
        ? { revision: storedCopy.revision, words: storedCopy.words }
        : null;
    },
    /** False where the browser keeps nothing. */
    save: ({ revision, words }: LocalCopy): boolean =>
      storedCopies.keep([...readOthers(), { userId, postId, at: Date.now(), revision, words }]),
    clear: (): void => void storedCopies.keep(readOthers()),
  };
};

export type LocalDraft = ReturnType<typeof openLocalDraft>;
