import {
  getCity,
  clients,
  getDayCost,
  getDayOutput,
  getHostChanceNow,
  isPaidInFull,
  getOverlapDeficit,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { formatMoney } from '../../../../shared/labels';

const formatLivingCost = (state: State, more = 0): string =>
  `Costs ${formatMoney(getDayCost(state) + ((getCity(state.city).cost * 100) / 30) * more)} a day`;

const getWorkEffects = (state: State): readonly string[] => {
  const deficit = getOverlapDeficit(state);
  const quota = clients[state.client]?.quota ?? 0;
  return [
    `${(getDayOutput(state) / 1000).toFixed(2)} of a day’s work`,
    `${(state.units / 1000).toFixed(1)} of ${quota} days done this week`,
    ...(isPaidInFull(state) ? ['No more pay this week'] : []),
    deficit === 0 ? 'All meetings in your working day' : `${deficit} h outside your working day`,
    formatLivingCost(state),
  ];
};

/** A newcomer with enough belonging may be offered a room. */
const getHostEffects = (state: State): readonly string[] => {
  const chance = getHostChanceNow(state);
  return chance > 0 ? [`Maybe a host, ${chance / 10}%`] : [];
};

/** The expected effects of a day spent this way. */
export const getExpectedEffects = (state: State, verb: Verb): readonly string[] => {
  switch (verb) {
    case 'work':
      return getWorkEffects(state);
    case 'rest':
      return ['Energy +20', 'Health +2', formatLivingCost(state)];
    case 'explore':
      return ['Wonder', 'Energy −9', formatLivingCost(state, 0.2)];
    case 'socialise':
      return [
        `Belonging +${2 + Math.floor(getCity(state.city).community / 9)}`,
        'Energy −6',
        ...getHostEffects(state),
        formatLivingCost(state, 0.3),
      ];
    case 'admin':
      return ['Maybe an offer', 'Energy −5', formatLivingCost(state)];
  }
};
