import { useQuery, queryOptions } from '@tanstack/react-query';
import { type QuestPassport, paths } from '@wanderwork/contracts';
import { useSession, http } from '@wanderwork/platform';
import { usePassportBook } from './passport-book';

/** The passport of the signed-in account; undefined when signed out or offline. */
export const useAccountPassport = (): QuestPassport | undefined => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return useQuery({ ...passportQuery, enabled: signedIn }).data;
};

/** Achievement ids from this browser and the account. */
export const useEarnedIds = (): readonly string[] => {
  const here = usePassportBook(({ earned }) => earned);
  const there = useAccountPassport()?.achievements ?? [];
  return [...new Set([...here.map(({ id }) => id), ...there.map(({ name }) => name)])];
};

/** What a member earned in runs the server has verified. */
const passportQuery = queryOptions({
  queryKey: ['quest', 'passport'],
  queryFn: () => http.get<QuestPassport>(paths.api.quest.passport()),
});
