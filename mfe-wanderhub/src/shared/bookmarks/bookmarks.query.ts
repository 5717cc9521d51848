import { queryOptions } from '@tanstack/react-query';
import { paths, type Shelf } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { storedBookmarks } from './stored-bookmarks';
import { toBookmarksRequest } from './to-bookmarks-request';

/** What the browser kept before its person signed in joins what the account keeps; only then the browser forgets it. */
const readBookmarks = async (): Promise<Shelf> => {
  const entries = storedBookmarks.now();
  if (entries.length === 0) return http.get<Shelf>(paths.api.account.shelf());
  const merged = await http.post<Shelf>(paths.api.account.shelf(), toBookmarksRequest(entries));
  storedBookmarks.keep([]);
  return merged;
};

/** A member's articles; another person has others. */
export const bookmarksQuery = (userId: string | null) =>
  queryOptions({ queryKey: ['shelf', userId], queryFn: readBookmarks, enabled: userId !== null });
