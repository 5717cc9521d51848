import {
  cityAt,
  clients,
  dayCost,
  daysLeft,
  headlineWords,
  knownHeadline,
  lastDayOf,
  NO_CLIENT,
  type State,
} from '@wanderwork/quest-engine';
import { money } from '../../../../shared/words/money-words';
import { aClient } from './client-words';
import { capital, lowered } from './filled';
import { daysWords, zoneOf } from './place-words';

const VISA_SOON = 10;
const TIRED = 35;
const LONELY = 30;
/** Days whose costs one should have in hand. */
const IN_HAND = 10;
/** A client leaves below twelve. */
const IMPATIENT = 22;
const WEEK = 7;

type Adviser = (state: State) => string | null;

const onWork: Adviser = ({ client, units, day }) => {
  if (client === NO_CLIENT) return 'You have no client. A day of paperwork may bring an offer.';
  const missing = clients[client]!.quota - units / 1000;
  const left = WEEK - (day % WEEK);
  if (missing <= 0) return null;
  return missing >= left
    ? `Payday is in ${daysWords(left)}, and ${missing.toFixed(1)} days of work are still missing.`
    : null;
};

const onBorder: Adviser = (state) => {
  const left = daysLeft(state);
  if (left < 0)
    return `You’ve overstayed in ${zoneOf(state.city)}. Each day costs money; the seventh ends the journey.`;
  return left <= VISA_SOON ? `${capital(daysWords(left))} left in ${zoneOf(state.city)}.` : null;
};

const onMoney: Adviser = (state) => {
  const { cash, rules } = state;
  if (cash < 0)
    return `You owe ${money(-cash)}. Below ${money(rules.credit)} your card is declined and the journey ends.`;
  const days = Math.floor(cash / dayCost(state));
  return days < IN_HAND ? `Your money lasts ${days < 1 ? 'less than a day' : daysWords(days)} here.` : null;
};

const onPatience: Adviser = ({ client, reputation }) =>
  client !== NO_CLIENT && reputation < IMPATIENT
    ? `Your client is losing patience. Your reputation is ${reputation}; below 12 they leave.`
    : null;

const onBody: Adviser = ({ energy, health }) => {
  if (health < TIRED) return 'Your health is low. Rest brings it back.';
  return energy < TIRED ? 'You’re tired: work takes longer, and you fall ill more easily.' : null;
};

const onCompany: Adviser = ({ belonging }) =>
  belonging < LONELY ? 'Nobody here knows your name yet. Ten days at zero belonging end the journey.' : null;

const onOffer: Adviser = ({ lead, client }) =>
  lead >= 0 && lead !== client ? `An offer is on the table: ${aClient(lead)}.` : null;

const headlineIn = (state: State, city: number, day: number): string | null => {
  const headline = knownHeadline(state, city, day);
  return (
    headline && `${headlineWords[headline]} in ${cityAt(city).name} until day ${lastDayOf(city, day) + 1}`
  );
};

const onSeat: Adviser = (state) => {
  const { seat } = state;
  if (!seat) return null;
  const news = headlineIn(state, seat.to, seat.day + 1);
  const leaves = `You leave for ${cityAt(seat.to).name} on day ${seat.day + 1}, with the seat you booked.`;
  return news ? `${leaves} In the papers: ${lowered(news)}.` : leaves;
};

const onShut: Adviser = (state) => {
  if (state.visited[state.city]) return null;
  const news = headlineIn(state, state.city, state.day);
  return news && `${news}: the city counts as visited once that’s over.`;
};

/** In the order in which it presses. */
const advisers = [onMoney, onBorder, onSeat, onShut, onBody, onPatience, onWork, onCompany, onOffer];
const AT_MOST = 3;

/** What one should know this morning, the most pressing first. */
export const adviceFor = (state: State): readonly string[] =>
  advisers.flatMap((adviser) => adviser(state) ?? []).slice(0, AT_MOST);
