import { useQuery } from '@tanstack/react-query';
import { type QuestPassport } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { usePassportBook } from './passport-book';
import { passportQuery } from './passport.query';

/** What the account of whoever is signed in has; undefined for everybody else, and without the network. */
export const useAccountPassport = (): QuestPassport | undefined => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return useQuery({ ...passportQuery, enabled: signedIn }).data;
};

/** Ids of the achievements of all runs, of this browser and of the account. */
export const useEarnedIds = (): readonly string[] => {
  const here = usePassportBook(({ earned }) => earned);
  const there = useAccountPassport()?.achievements ?? [];
  return [...new Set([...here.map(({ id }) => id), ...there.map(({ name }) => name)])];
};
