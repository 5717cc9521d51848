import { type PostWords } from '@wanderwork/contracts';

const KEY = 'wanderwork_post_drafts';

/** Words that the server does not have yet, and the save that they follow. */
interface Copy {
  revision: number;
  words: PostWords;
}

/** Of who wrote them: another person at this browser finds nothing of it. */
interface Kept {
  userId: string;
  posts: Record<string, Copy>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'posts' in value &&
  typeof value.posts === 'object' &&
  value.posts !== null;

const read = (userId: string): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isKept(kept) && kept.userId === userId) return kept;
  } catch {
    // What cannot be read is as good as none.
  }
  return { userId, posts: {} };
};

const write = (kept: Kept): boolean => {
  try {
    if (Object.keys(kept.posts).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

/** What one editor wrote of a post and could not save yet, on this device. */
export const keptCopy = (userId: string, postId: string) => ({
  read: (): Copy | null => read(userId).posts[postId] ?? null,
  /** False where the browser keeps nothing. */
  keep: (copy: Copy): boolean => {
    const { posts } = read(userId);
    return write({ userId, posts: { ...posts, [postId]: copy } });
  },
  forget: (): void => {
    const { [postId]: _gone, ...posts } = read(userId).posts;
    write({ userId, posts });
  },
});

export type KeptCopy = ReturnType<typeof keptCopy>;
