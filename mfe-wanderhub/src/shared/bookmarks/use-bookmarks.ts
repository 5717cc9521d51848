import { useQuery, useQueryClient, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paths, type PostDetail, type Bookmarks, type Bookmark, BOOKMARKS_MAX } from '@wanderwork/contracts';
import { http, toast, useSession } from '@wanderwork/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { createStoredList } from '@wanderwork/platform/stored-lists';

const useUserId = () => useSession((state) => state.user?.id ?? null);

/** The reader's bookmarks, newest first; null while loading. */
export const useBookmarks = (): readonly Bookmark[] | null => {
  const userId = useUserId();
  const isLoading = useSession((state) => state.isLoading);
  const localEntries = useSyncExternalStore(storedBookmarks.subscribe, storedBookmarks.get);
  const { data } = useQuery(bookmarksQuery(userId));
  if (userId !== null) return data?.entries ?? null;
  return isLoading ? null : localEntries;
};

/** Whether the bookmarks are being loaded; false if they can't be, as without a connection. */
export const useIsLoadingBookmarks = (): boolean => {
  const isSessionLoading = useSession((state) => state.isLoading);
  const { isLoading } = useQuery(bookmarksQuery(useUserId()));
  return isSessionLoading || isLoading;
};

const withEntry = (entries: readonly Bookmark[], entry: Bookmark): Bookmark[] => [
  entry,
  ...entries.filter(({ slug }) => slug !== entry.slug),
];

/** Optimistic update: shows the change at once and refetches if saving fails. */
const saveToAccount = async (client: QueryClient, userId: string, entry: Bookmark): Promise<boolean> => {
  const { queryKey } = bookmarksQuery(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Bookmarks>(queryKey, (now) => ({ entries: withEntry(now?.entries ?? [], entry) }));
  try {
    await http.post(paths.api.account.bookmarks(), toBookmarksRequest([entry]), { keepalive: true });
    return true;
  } catch {
    void client.invalidateQueries({ queryKey });
    return false;
  }
};

/** Waits for the current bookmarks, so that a change never overwrites unloaded data. Null if they cannot be loaded. */
const loadEntries = async (
  client: QueryClient,
  userId: string | null,
): Promise<readonly Bookmark[] | null> => {
  if (userId === null) return storedBookmarks.get();
  const bookmarks = await client.ensureQueryData(bookmarksQuery(userId)).catch(() => null);
  return bookmarks?.entries ?? null;
};

type Change = Partial<Pick<Bookmark, 'saved' | 'progress' | 'sections' | 'figures'>>;

const createEntry = ({ slug, title }: Pick<PostDetail, 'slug' | 'title'>): Bookmark => ({
  slug,
  title,
  saved: false,
  progress: null,
  sections: [],
  figures: [],
  at: '',
});

/** One article's bookmark (undefined while loading, null if there is none) and a function to change it. */
export const useBookmark = (post: Pick<PostDetail, 'slug' | 'title'>) => {
  const client = useQueryClient();
  const userId = useUserId();
  const bookmarks = useBookmarks();
  const { slug, title } = post;
  const entry = bookmarks === null ? undefined : (bookmarks.find((one) => one.slug === slug) ?? null);

  /** Resolves to whether the change was saved. */
  const change = useCallback(
    async (change: Change): Promise<boolean> => {
      const entries = await loadEntries(client, userId);
      if (!entries) return false;
      const previousEntry = entries.find((one) => one.slug === slug) ?? createEntry({ slug, title });
      const next = { ...previousEntry, title, ...change, at: new Date().toISOString() };
      return userId === null
        ? storedBookmarks.set(withEntry(entries, next))
        : saveToAccount(client, userId, next);
    },
    [client, userId, slug, title],
  );
  return { entry, change };
};

export const showNotSaved = (title: string): void =>
  void toast({
    tone: 'bad',
    title: `Couldn’t save “${title}”`,
    description: 'Please try again in a moment.',
  });

/** Merges the browser's bookmarks into the account after sign-in, and only then deletes them from the browser. */
const readBookmarks = async (): Promise<Bookmarks> => {
  const entries = storedBookmarks.get();
  if (entries.length === 0) return http.get<Bookmarks>(paths.api.account.bookmarks());
  const merged = await http.post<Bookmarks>(paths.api.account.bookmarks(), toBookmarksRequest(entries));
  storedBookmarks.set([]);
  return merged;
};

/** A member's bookmarks, keyed by user. */
const bookmarksQuery = (userId: string | null) =>
  queryOptions({ queryKey: ['shelf', userId], queryFn: readBookmarks, enabled: userId !== null });

const isEntry = (value: unknown): value is Bookmark =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'sections' in value &&
  Array.isArray(value.sections);

/** Keeps saved entries first, then the most recently read ones. */
const trimEntries = (entries: readonly Bookmark[]): readonly Bookmark[] =>
  [...entries]
    .sort((a, b) => Number(b.saved) - Number(a.saved) || b.at.localeCompare(a.at))
    .slice(0, BOOKMARKS_MAX);

/** A visitor's bookmarks, in this browser's storage. */
const storedBookmarks = createStoredList({
  key: 'wanderwork_shelf',
  isItem: isEntry,
  shorten: trimEntries,
});

/** The request body, without titles, which the server knows. */
const toBookmarksRequest = (entries: readonly Bookmark[]) => ({
  entries: entries.map(({ slug, saved, progress, sections, figures = [], at }) => ({
    slug,
    saved,
    progress,
    sections,
    figures,
    at,
  })),
});
