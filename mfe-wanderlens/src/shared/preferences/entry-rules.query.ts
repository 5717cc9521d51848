import { queryOptions } from '@tanstack/react-query';
import { paths, type EntryRules, type PassportCode } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The entry rules of a passport; disabled without one. */
export const entryRulesQuery = (passport: PassportCode | null) =>
  queryOptions({
    queryKey: ['entry-rules', passport],
    queryFn: ({ signal }) => http.get<EntryRules>(paths.api.entryRules(passport ?? ''), { signal }),
    enabled: passport !== null,
    staleTime: Infinity,
  });
