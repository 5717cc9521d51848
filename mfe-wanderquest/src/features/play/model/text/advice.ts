import {
  getCity,
  clients,
  getDayCost,
  getDaysLeft,
  headlineLabels,
  findKnownHeadline,
  getHeadlineLastDay,
  NO_CLIENT,
  type State,
} from '@wanderwork/quest-engine';
import { formatMoney } from '../../../../shared/labels';
import { formatClient, formatDays, getCityZoneName } from './labels';
import { capitalize, uncapitalize } from './fill-text';

const VISA_WARNING_DAYS = 10;
const LOW_METER = 35;
const LOW_BELONGING = 30;
/** Days of costs the player should have in cash. */
const MIN_DAYS_IN_HAND = 10;
/** The client leaves below 12. */
const LOW_REPUTATION = 22;
const DAYS_A_WEEK = 7;

type Adviser = (state: State) => string | null;

const adviseOnWork: Adviser = ({ client, units, day }) => {
  if (client === NO_CLIENT) return 'You have no client. A day of paperwork may bring an offer.';
  const missing = clients[client]!.quota - units / 1000;
  const left = DAYS_A_WEEK - (day % DAYS_A_WEEK);
  if (missing <= 0) return null;
  return missing >= left
    ? `Payday is in ${formatDays(left)}, and ${missing.toFixed(1)} days of work are still missing.`
    : null;
};

const adviseOnBorder: Adviser = (state) => {
  const left = getDaysLeft(state);
  if (left < 0)
    return `You’ve overstayed in ${getCityZoneName(state.city)}. Each day costs money; the seventh ends the journey.`;
  return left <= VISA_WARNING_DAYS
    ? `${capitalize(formatDays(left))} left in ${getCityZoneName(state.city)}.`
    : null;
};

const adviseOnMoney: Adviser = (state) => {
  const { cash, rules } = state;
  if (cash < 0)
    return `You owe ${formatMoney(-cash)}. Below ${formatMoney(rules.credit)} your card is declined and the journey ends.`;
  const days = Math.floor(cash / getDayCost(state));
  return days < MIN_DAYS_IN_HAND
    ? `Your money lasts ${days < 1 ? 'less than a day' : formatDays(days)} here.`
    : null;
};

const adviseOnPatience: Adviser = ({ client, reputation }) =>
  client !== NO_CLIENT && reputation < LOW_REPUTATION
    ? `Your client is losing patience. Your reputation is ${reputation}; below 12 they leave.`
    : null;

const adviseOnBody: Adviser = ({ energy, health }) => {
  if (health < LOW_METER) return 'Your health is low. Rest brings it back.';
  return energy < LOW_METER ? 'You’re tired: work takes longer, and you fall ill more easily.' : null;
};

const adviseOnCompany: Adviser = ({ belonging }) =>
  belonging < LOW_BELONGING
    ? 'Nobody here knows your name yet. Ten days at zero belonging end the journey.'
    : null;

const adviseOnOffer: Adviser = ({ lead, client }) =>
  lead >= 0 && lead !== client ? `An offer is on the table: ${formatClient(lead)}.` : null;

const describeHeadline = (state: State, city: number, day: number): string | null => {
  const headline = findKnownHeadline(state, city, day);
  return (
    headline &&
    `${headlineLabels[headline]} in ${getCity(city).name} until day ${getHeadlineLastDay(city, day) + 1}`
  );
};

const adviseOnSeat: Adviser = (state) => {
  const { seat } = state;
  if (!seat) return null;
  const news = describeHeadline(state, seat.to, seat.day + 1);
  const leaves = `You leave for ${getCity(seat.to).name} on day ${seat.day + 1}, with the seat you booked.`;
  return news ? `${leaves} In the papers: ${uncapitalize(news)}.` : leaves;
};

const adviseOnShutCity: Adviser = (state) => {
  if (state.visited[state.city]) return null;
  const news = describeHeadline(state, state.city, state.day);
  return news && `${news}: the city counts as visited once that’s over.`;
};

/** Most urgent first. */
const advisers = [
  adviseOnMoney,
  adviseOnBorder,
  adviseOnSeat,
  adviseOnShutCity,
  adviseOnBody,
  adviseOnPatience,
  adviseOnWork,
  adviseOnCompany,
  adviseOnOffer,
];
const MAX_ADVICE = 3;

/** This morning's advice, most urgent first. */
export const getAdvice = (state: State): readonly string[] =>
  advisers.flatMap((adviser) => adviser(state) ?? []).slice(0, MAX_ADVICE);
