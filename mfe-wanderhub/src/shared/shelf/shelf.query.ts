import { queryOptions } from '@tanstack/react-query';
import { paths, type Shelf } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { keptShelf } from './kept-shelf';
import { told } from './told';

/** What the browser kept before its person signed in joins what the account keeps; only then the browser forgets it. */
const read = async (): Promise<Shelf> => {
  const entries = keptShelf.now();
  if (entries.length === 0) return http.get<Shelf>(paths.api.account.shelf());
  const merged = await http.post<Shelf>(paths.api.account.shelf(), told(entries));
  keptShelf.keep([]);
  return merged;
};

/** A member's articles; another person has others. */
export const shelfQuery = (userId: string | null) =>
  queryOptions({ queryKey: ['shelf', userId], queryFn: read, enabled: userId !== null });
