import { isNeutral } from '@wanderwork/irex';
import { type FollowedOrder, type OwnOrder } from '../../../shared/own-order';
import { type Scorer } from '../../../shared/preferences/scorer';
import { type PreferencesState } from '../../../shared/preferences/use-preferences';

/**
 * Computes the order of all cities, once per state of the preferences. Null (the published order) until there is a
 * scorer.
 */
export const orderByPreferences = (
  { store }: PreferencesState,
  scorer: Scorer | undefined,
): FollowedOrder => {
  const computeOrder = ({ preferences }: ReturnType<typeof store.getState>): OwnOrder | null =>
    scorer && !isNeutral(preferences) ? scorer(preferences) : null;
  let state = store.getState();
  let order = computeOrder(state);
  return {
    follow: store.subscribe,
    now: () => {
      const next = store.getState();
      if (next !== state) [state, order] = [next, computeOrder(next)];
      return order;
    },
  };
};
