import { queryOptions } from '@tanstack/react-query';
import { paths, type Bookmarks } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { storedBookmarks } from './stored-bookmarks';
import { toBookmarksRequest } from './to-bookmarks-request';

/** Merges the browser's bookmarks into the account after sign-in, and only then deletes them from the browser. */
const readBookmarks = async (): Promise<Bookmarks> => {
  const entries = storedBookmarks.get();
  if (entries.length === 0) return http.get<Bookmarks>(paths.api.account.bookmarks());
  const merged = await http.post<Bookmarks>(paths.api.account.bookmarks(), toBookmarksRequest(entries));
  storedBookmarks.set([]);
  return merged;
};

/** A member's bookmarks, keyed by user. */
export const bookmarksQuery = (userId: string | null) =>
  queryOptions({ queryKey: ['shelf', userId], queryFn: readBookmarks, enabled: userId !== null });
