import {
  clients,
  forecastDays,
  getDayOutput,
  getHostChanceNow,
  isPaidInFull,
  getOverlapDeficit,
  type Forecast,
  type ForecastMeter,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { formatMoney, formatSigned } from '../../../../shared/labels';
import { capitalize } from './fill-text';

const meters: readonly ForecastMeter[] = ['energy', 'health', 'belonging', 'reputation', 'wonder'];

/** "Energy −9 now, −1 after the night", or the sum when one of them is nothing. */
const formatChange = (meter: ForecastMeter, { now, night }: Forecast, days: number): string | null => {
  const sum = now[meter] + night[meter];
  const name = capitalize(meter);
  if (days === 1 && now[meter] !== 0 && night[meter] !== 0)
    return `${name} ${formatSigned(now[meter])} now, ${formatSigned(night[meter])} after the night`;
  return sum === 0 ? null : `${name} ${formatSigned(sum)}`;
};

const formatSpending = ({ spent, pay }: Forecast): readonly string[] => [
  `Costs ${formatMoney(spent)}`,
  ...(pay > 0 ? [`Payday brings ${formatMoney(pay)}`] : []),
];

const formatForecast = (forecast: Forecast, days: number): readonly string[] => [
  ...meters.flatMap((meter) => formatChange(meter, forecast, days) ?? []),
  ...formatSpending(forecast),
];

const getWorkEffects = (state: State): readonly string[] => {
  const deficit = getOverlapDeficit(state);
  const quota = clients[state.client]?.quota ?? 0;
  return [
    `${(getDayOutput(state) / 1000).toFixed(2)} of a day’s work`,
    `${(state.units / 1000).toFixed(1)} of ${quota} days done this week`,
    ...(isPaidInFull(state) ? ['No more pay this week'] : []),
    ...(deficit === 0 ? [] : [`${deficit} h outside your working day`]),
  ];
};

/** A newcomer with enough belonging may be offered a room. */
const getHostEffects = (state: State): readonly string[] => {
  const chance = getHostChanceNow(state);
  return chance > 0 ? [`Maybe a host, ${chance / 10}%`] : [];
};

const getOwnEffects = (state: State, verb: Verb): readonly string[] => {
  switch (verb) {
    case 'work':
      return getWorkEffects(state);
    case 'socialise':
      return getHostEffects(state);
    case 'admin':
      return ['Maybe an offer'];
    case 'rest':
    case 'explore':
      return [];
  }
};

/** What some days spent this way bring and cost until the next morning, before chance has its say. */
export const getExpectedEffects = (state: State, verb: Verb, days = 1): readonly string[] => [
  ...getOwnEffects(state, verb),
  ...formatForecast(forecastDays(state, verb, days), days),
];

/** What days on the road cost besides the fare, as in days that a card takes. */
export const getTravelDayEffects = (state: State, days: number): readonly string[] =>
  formatForecast(forecastDays(state, null, days), 0);
