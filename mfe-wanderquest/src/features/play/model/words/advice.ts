import { cityAt, clients, daysLeft, NO_CLIENT, type State } from '@wanderwork/quest-engine';
import { capital } from './filled';
import { daysWords, zoneOf } from './place-words';

const VISA_SOON = 10;
const TIRED = 35;
const LONELY = 30;
const WEEK = 7;

type Adviser = (state: State) => string | null;

const onWork: Adviser = ({ client, units, day }) => {
  if (client === NO_CLIENT) return 'You have no client. A day of papers may bring an offer.';
  const missing = clients[client]!.quota - units / 1000;
  const left = WEEK - (day % WEEK);
  if (missing <= 0) return null;
  return missing >= left
    ? `The week is settled in ${daysWords(left)}, and ${missing.toFixed(1)} days of work are missing.`
    : null;
};

const onBorder: Adviser = (state) => {
  const left = daysLeft(state);
  if (left < 0)
    return `You have overstayed in ${zoneOf(state.city)}: each day costs money, the seventh the journey.`;
  return left <= VISA_SOON ? `${capital(daysWords(left))} left in ${zoneOf(state.city)}.` : null;
};

const onBody: Adviser = ({ energy, health }) => {
  if (health < TIRED) return 'Your health is low. Rest brings it back.';
  return energy < TIRED ? 'You are tired: work takes longer, and illness is nearer.' : null;
};

const onCompany: Adviser = ({ belonging }) =>
  belonging < LONELY ? 'Nobody here knows your name yet. Ten days at nothing end the journey.' : null;

const onOffer: Adviser = ({ lead, client }) =>
  lead >= 0 && lead !== client ? `An offer is on the table: ${clients[lead]!.name}.` : null;

const onSeat: Adviser = ({ seat }) =>
  seat && `Your seat to ${cityAt(seat.to).name} leaves on day ${seat.day + 1}, by itself.`;

/** In the order in which it presses. */
const advisers = [onBorder, onSeat, onBody, onWork, onCompany, onOffer];
const AT_MOST = 3;

/** What one should know this morning, the most pressing first. */
export const adviceFor = (state: State): readonly string[] =>
  advisers.flatMap((adviser) => adviser(state) ?? []).slice(0, AT_MOST);
