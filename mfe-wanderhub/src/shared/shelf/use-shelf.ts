import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { paths, type PostDetail, type Shelf, type ShelfEntry } from '@wanderwork/contracts';
import { http, toast, useSession } from '@wanderwork/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { keptShelf } from './kept-shelf';
import { shelfQuery } from './shelf.query';
import { told } from './told';

const useUserId = () => useSession((state) => state.user?.id ?? null);

/** What the reader keeps of articles, the latest first; null while it is not known. */
export const useShelf = (): readonly ShelfEntry[] | null => {
  const userId = useUserId();
  const isLoading = useSession((state) => state.isLoading);
  const kept = useSyncExternalStore(keptShelf.follow, keptShelf.now);
  const { data } = useQuery(shelfQuery(userId));
  if (userId !== null) return data?.entries ?? null;
  return isLoading ? null : kept;
};

const withEntry = (entries: readonly ShelfEntry[], entry: ShelfEntry): ShelfEntry[] => [
  entry,
  ...entries.filter(({ slug }) => slug !== entry.slug),
];

/** Shown at once, told to the account, and read again from there where that failed. */
const onAccount = async (client: QueryClient, userId: string, entry: ShelfEntry): Promise<boolean> => {
  const { queryKey } = shelfQuery(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Shelf>(queryKey, (now) => ({ entries: withEntry(now?.entries ?? [], entry) }));
  try {
    await http.post(paths.api.account.shelf(), told([entry]), { keepalive: true });
    return true;
  } catch {
    void client.invalidateQueries({ queryKey });
    return false;
  }
};

/** What a change is made to: never to nothing for want of an answer. Null where the account cannot be asked. */
const entriesOf = async (
  client: QueryClient,
  userId: string | null,
): Promise<readonly ShelfEntry[] | null> => {
  if (userId === null) return keptShelf.now();
  const shelf = await client.ensureQueryData(shelfQuery(userId)).catch(() => null);
  return shelf?.entries ?? null;
};

type Change = Partial<Pick<ShelfEntry, 'saved' | 'progress' | 'sections' | 'figures'>>;

const fresh = ({ slug, title }: Pick<PostDetail, 'slug' | 'title'>): ShelfEntry => ({
  slug,
  title,
  saved: false,
  progress: null,
  sections: [],
  figures: [],
  at: '',
});

/** What is kept of one article (undefined while that is not known, null for nothing), and the way to change it. */
export const useShelfEntry = (post: Pick<PostDetail, 'slug' | 'title'>) => {
  const client = useQueryClient();
  const userId = useUserId();
  const shelf = useShelf();
  const { slug, title } = post;
  const entry = shelf === null ? undefined : (shelf.find((one) => one.slug === slug) ?? null);

  /** Resolves with whether it is kept. */
  const change = useCallback(
    async (what: Change): Promise<boolean> => {
      const entries = await entriesOf(client, userId);
      if (!entries) return false;
      const before = entries.find((one) => one.slug === slug) ?? fresh({ slug, title });
      const next = { ...before, title, ...what, at: new Date().toISOString() };
      return userId === null ? keptShelf.keep(withEntry(entries, next)) : onAccount(client, userId, next);
    },
    [client, userId, slug, title],
  );
  return { entry, change };
};

export const sayNotKept = (title: string): void =>
  void toast({
    tone: 'bad',
    title: `“${title}” was not saved`,
    description: 'Please try again in a moment.',
  });
