import { bringCard, drawCard } from '../cards/draw-card.js';
import { getDeckCards, type CompiledCard } from '../cards/compiled.js';
import { roll } from '../roll.js';
import { type JournalWriter } from '../journal.js';
import { NO_CLIENT } from '../life/clients.js';
import { liveDay } from '../life/day.js';
import { getHostChanceNow } from '../life/hosts.js';
import { type Verb } from '../life/verbs.js';
import { getDaysLeft } from '../life/visas.js';
import { streams } from '../random.js';
import { NO_CARD, type State } from '../state.js';
import { isAwaitingWeek } from '../weeks.js';
import { type Refusal } from './refusal.js';
import { isSeatDue } from './seat.js';

const MAX_DAYS = 7;
const TOO_TIRED = 15;
const VISA_WARNING = 2;

const workCards = getDeckCards('work');
const restCards = getDeckCards('rest');
const exploreCards = getDeckCards('explore');
const socialCards = getDeckCards('social');
const hostCards = getDeckCards('host');

/** The cards a day of this kind may bring; null for an unknown verb. */
const getDeck = (verb: Verb): readonly CompiledCard[] | null => {
  switch (verb) {
    case 'work':
      return workCards;
    case 'explore':
      return exploreCards;
    case 'socialise':
      return socialCards;
    case 'rest':
    case 'admin':
      return restCards;
    default:
      return null;
  }
};

/** Spends a day and draws its card; an evening with people may bring a host. */
const spendDay = (state: State, verb: Verb, deck: readonly CompiledCard[], journal: JournalWriter): void => {
  const host = verb === 'socialise' ? getHostChanceNow(state) : 0;
  liveDay(state, verb, journal);
  if (host > 0 && roll(state, streams.host, 1000) < host) bringCard(state, hostCards, journal);
  drawCard(state, deck, journal);
};

/**
 * Spends one to seven days the same way. A card, the end, the day of a seat, exhaustion, an expiring visa or a locked
 * week stops early.
 */
export const spendDays = (state: State, verb: Verb, days: number, journal: JournalWriter): Refusal | null => {
  const deck = getDeck(verb);
  if (!deck) return 'no_such_verb';
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return 'bad_days';
  if (verb === 'work' && state.client === NO_CLIENT) return 'no_client';
  for (let day = 0; day < days; day += 1) {
    spendDay(state, verb, deck, journal);
    if (state.ending || state.card !== NO_CARD || isSeatDue(state) || isAwaitingWeek(state)) break;
    if (state.energy < TOO_TIRED || getDaysLeft(state) <= VISA_WARNING) break;
  }
  return null;
};
