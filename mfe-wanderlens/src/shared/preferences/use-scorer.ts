import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type IrexInputs, type IrexPreferences, type PassportCode } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useCallback, useMemo } from 'react';
import { type OwnOrder } from '../own-order';
import { entryRulesQuery } from './entry-rules.query';

/** Scores every city for one person's preferences. */
export type Scorer = (preferences: IrexPreferences) => OwnOrder;

/** The scorer with the figures of all cities, fetched when preferences are first set. */
const scorerQuery = queryOptions({
  queryKey: ['irex', 'scorer'],
  queryFn: async ({ signal }) => {
    const [{ createScorer }, inputs] = await Promise.all([
      import(/* webpackChunkName: 'own' */ './scorer'),
      http.get<IrexInputs>(paths.api.irexInputs(), { signal }),
    ]);
    return createScorer(inputs);
  },
  staleTime: Infinity,
});

/**
 * The scorer with the rules of the reader's passport. While the rules load, it scores without a passport, so that the
 * list keeps the order of the other preferences. Undefined while the figures load, or if either failed to load.
 */
export const useScorer = (passport: PassportCode | null, enabled = true) => {
  const { data: scoreCities, isError, refetch } = useQuery({ ...scorerQuery, enabled });
  const rulesQuery = entryRulesQuery(passport);
  const rules = useQuery({ ...rulesQuery, enabled: enabled && rulesQuery.enabled === true });
  const haveRulesFailed = rules.isError && !rules.data;
  const scorer = useMemo(
    (): Scorer | undefined =>
      scoreCities && !haveRulesFailed
        ? (preferences) => scoreCities(preferences, rules.data ?? null)
        : undefined,
    [scoreCities, haveRulesFailed, rules.data],
  );
  const refetchRules = rules.refetch;
  const retry = useCallback(() => {
    if (isError) void refetch();
    if (haveRulesFailed) void refetchRules();
  }, [isError, refetch, haveRulesFailed, refetchRules]);
  return { scorer, hasFailed: (isError && !scoreCities) || haveRulesFailed, retry };
};
