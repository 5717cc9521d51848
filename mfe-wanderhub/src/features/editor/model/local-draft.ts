import { type PostText } from '@wanderwork/contracts';
import { createStoredList } from '@wanderwork/platform/stored-lists';
import { DAY_MS } from '../../../shared/durations';

/** Unsaved text and the revision it is based on. */
interface LocalCopy {
  revision: number;
  words: PostText;
}

/** Stored per user, so that another person on this browser does not see it. */
interface StoredCopy extends LocalCopy {
  userId: string;
  postId: string;
  at: number;
}

/** Older copies are deleted. */
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

const storedCopies = createStoredList({
  key: 'wanderwork_post_drafts',
  isItem: isStoredCopy,
  shorten: (copies) => copies.filter(isFresh),
});

/** One editor's unsaved text of a post, in this browser's storage. */
export const openLocalDraft = (userId: string, postId: string) => {
  const isOwn = (storedCopy: StoredCopy): boolean =>
    storedCopy.userId === userId && storedCopy.postId === postId;
  const readOthers = (): StoredCopy[] => storedCopies.get().filter((storedCopy) => !isOwn(storedCopy));
  return {
    read: (): LocalCopy | null => {
      const storedCopy = storedCopies.get().find(isOwn);
      return storedCopy && isFresh(storedCopy)
        ? { revision: storedCopy.revision, words: storedCopy.words }
        : null;
    },
    /** Returns false if the browser cannot store it. */
    save: ({ revision, words }: LocalCopy): boolean =>
      storedCopies.set([...readOthers(), { userId, postId, at: Date.now(), revision, words }]),
    clear: (): void => void storedCopies.set(readOthers()),
  };
};

export type LocalDraft = ReturnType<typeof openLocalDraft>;
