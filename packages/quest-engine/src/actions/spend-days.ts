import { bringCard, drawCard } from '../cards/draw-card.js';
import { cardsIn, type CompiledCard } from '../cards/compiled.js';
import { roll } from '../draws.js';
import { type Journal } from '../journal.js';
import { NO_CLIENT } from '../life/clients.js';
import { liveDay } from '../life/day.js';
import { hostChance } from '../life/hosts.js';
import { type Verb } from '../life/verbs.js';
import { daysLeft } from '../life/visas.js';
import { streams } from '../random.js';
import { NO_CARD, type State } from '../state.js';
import { awaitsWeek } from '../weeks.js';
import { type Refusal } from './refusal.js';
import { seatIsDue } from './seat.js';

const DAYS_AT_MOST = 7;
const TOO_TIRED = 15;
const VISA_WARNING = 2;

const atWork = cardsIn('work');
const atRest = cardsIn('rest');
const outAndAbout = cardsIn('explore');
const inCompany = cardsIn('social');
const ofHosts = cardsIn('host');

/** The cards a day of this kind may bring; null for an unknown verb. */
const deckOf = (verb: Verb): readonly CompiledCard[] | null => {
  switch (verb) {
    case 'work':
      return atWork;
    case 'explore':
      return outAndAbout;
    case 'socialise':
      return inCompany;
    case 'rest':
    case 'admin':
      return atRest;
    default:
      return null;
  }
};

/** Spends a day and draws its card; an evening with people may bring a host. */
const spendDay = (state: State, verb: Verb, deck: readonly CompiledCard[], journal: Journal): void => {
  const host = verb === 'socialise' ? hostChance(state) : 0;
  liveDay(state, verb, journal);
  if (host > 0 && roll(state, streams.host, 1000) < host) bringCard(state, ofHosts, journal);
  drawCard(state, deck, journal);
};

/**
 * Spends one to seven days alike. A card, the end, a seat's day, exhaustion, an expiring visa or a locked week
 * stops early.
 */
export const spendDays = (state: State, verb: Verb, days: number, journal: Journal): Refusal | null => {
  const deck = deckOf(verb);
  if (!deck) return 'no_such_verb';
  if (!Number.isInteger(days) || days < 1 || days > DAYS_AT_MOST) return 'bad_days';
  if (verb === 'work' && state.client === NO_CLIENT) return 'no_client';
  for (let day = 0; day < days; day += 1) {
    spendDay(state, verb, deck, journal);
    if (state.ending || state.card !== NO_CARD || seatIsDue(state) || awaitsWeek(state)) break;
    if (state.energy < TOO_TIRED || daysLeft(state) <= VISA_WARNING) break;
  }
  return null;
};
