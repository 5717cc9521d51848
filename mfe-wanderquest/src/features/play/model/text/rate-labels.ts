import {
  clients,
  getCity,
  getDayCost,
  getDayCostFactors,
  getDayRate,
  getReputationFactor,
  type State,
  type WeekEntry,
} from '@wanderwork/quest-engine';
import { formatCents, formatFactor, formatMoney } from '../../../../shared/labels';

type Facts = readonly (readonly [string, string])[];

const NO_CHANGE = 1000;

/** "+12% for …", or nothing when the factor changes nothing. */
const explainFactor = (thousandths: number, reason: string): readonly string[] =>
  Math.abs(thousandths - NO_CHANGE) < 5 ? [] : [`${formatFactor(thousandths)} ${reason}`];

/** What a client pays for a day now, and how it comes about: "$203: $180, +1% for a reputation of 53". */
export const formatDayRate = (state: State, client: number): string => {
  const parts = [
    ...explainFactor(getReputationFactor(state), `for a reputation of ${state.reputation}`),
    ...explainFactor(state.rules.payThousandths, 'on the terms of this run'),
  ];
  const rate = formatMoney(getDayRate(state, client));
  return parts.length === 0 ? rate : `${rate}: ${[formatMoney(clients[client]!.rate), ...parts].join(', ')}`;
};

/** Days of work with all their decimals, so that the sum can be checked. */
const formatWork = (units: number): string => String(units / 1000);

/** The sum of a payday. */
export const getPayslip = ({
  units,
  quota,
  excusedUnits,
  paidUnits,
  dayRate,
  pay,
  reputation,
}: WeekEntry): Facts => [
  ['Days done', `${formatWork(units - excusedUnits)} of ${quota}`],
  ...(excusedUnits > 0 ? [['Days excused, before you joined', formatWork(excusedUnits)] as const] : []),
  ...(paidUnits < units - excusedUnits ? [['Days paid, at most', formatWork(paidUnits)] as const] : []),
  ['Day rate', formatCents(dayRate)],
  ['Paid', `${formatWork(paidUnits)} × ${formatCents(dayRate)} = ${formatCents(pay)}`],
  ['Reputation since', String(reputation)],
];

const lodgingNames = ['Shared room', 'Private room', 'Apartment'] as const;

const describeStay = (nights: number): string => {
  if (nights < 7) return 'First seven nights';
  return nights < 28 ? 'After a week' : 'After four weeks';
};

const describeSeason = (thousandths: number): string =>
  thousandths > NO_CHANGE ? 'High season' : 'Low season';

/** How the cost of a day here comes about, from the usual cost to today's. */
export const getDayCostFacts = (state: State): Facts => {
  const day = ['A day and night now', formatMoney(getDayCost(state))] as const;
  if (state.prepaid > 0) return [['Nights already paid', String(state.prepaid)], day];
  const { prices, lodging, stay, season } = getDayCostFactors(state);
  const factors: readonly (readonly [string, number])[] = [
    ['Prices these weeks', prices],
    [lodgingNames[state.lodging]!, lodging],
    [describeStay(state.nights), stay],
    [describeSeason(season), season],
  ];
  return [
    ['Usual day', formatMoney((getCity(state.city).cost * 100) / 30)],
    ...factors
      .filter(([, thousandths]) => thousandths !== NO_CHANGE)
      .map(([name, thousandths]) => [name, formatFactor(thousandths)] as const),
    day,
  ];
};
