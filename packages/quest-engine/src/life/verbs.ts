import { roll } from '../roll.js';
import { scaleDecay } from '../assist-rules.js';
import { type JournalWriter, addMoney } from '../journal.js';
import { streams } from '../random.js';
import { type State } from '../state.js';
import { getCity } from '../world/cities.js';
import { NO_CLIENT } from './clients.js';
import { HEADPHONES, JACKET, STAND } from './gear.js';
import { offerLead } from './lead.js';
import { getPlainDayCost } from './prices.js';
import { getComfort } from './season.js';
import { getDayOutput, getOutageChance, getOverlapDeficit } from './work.js';

export const verbs = ['work', 'rest', 'explore', 'socialise', 'admin'] as const;
export type Verb = (typeof verbs)[number];

const { floor, min } = Math;
/** What the n-th day of exploring a city still shows. */
const WONDER = [8, 6, 5, 4, 3, 2, 2, 1] as const;
const JACKET_BELOW = 60;

const work = (state: State, journal: JournalWriter): void => {
  if (state.client === NO_CLIENT) return;
  let units = getDayOutput(state);
  if (roll(state, streams.outage, 1000) < getOutageChance(state)) {
    units = floor(units / 2);
    journal?.({ kind: 'outage' });
  }
  state.units += units;
  const eased = (state.gear & HEADPHONES ? 4 : 0) + (state.gear & STAND ? 2 : 0);
  state.energy -= scaleDecay(state, 15 - eased + 4 * getOverlapDeficit(state));
  state.belonging -= state.rules.workAlone;
};

const rest = (state: State): void => {
  state.energy += 20;
  state.health += 2;
};

const explore = (state: State, journal: JournalWriter): void => {
  const times = state.explored[state.city]!;
  const pleasant = getComfort(state);
  const dry = state.gear & JACKET && pleasant < JACKET_BELOW ? 13 : 10;
  const seen = floor((WONDER[min(times, WONDER.length - 1)]! * (400 + pleasant * 6) * dry) / 10_000);
  state.wonder += floor((seen * state.rules.wonderThousandths) / 1000);
  if (times < 200) state.explored[state.city] = times + 1;
  state.energy -= scaleDecay(state, 9);
  state.health += 1;
  addMoney(state, -floor(getPlainDayCost(state.city) * 0.2), 'explore', journal);
};

const socialise = (state: State, journal: JournalWriter): void => {
  state.energy -= scaleDecay(state, 6);
  state.belonging += 2 + floor(getCity(state.city).community / 9);
  addMoney(state, -floor(getPlainDayCost(state.city) * 0.3), 'social', journal);
  if (roll(state, streams.lead, 1000) < 60 + state.belonging * 2) offerLead(state, journal);
};

const admin = (state: State, journal: JournalWriter): void => {
  state.energy -= scaleDecay(state, 5);
  const chance = 250 + state.reputation * 3 + state.belonging * 2;
  if (roll(state, streams.lead, 1000) < chance) offerLead(state, journal);
};

/** Applies a day's verb. Meters are clamped at night. */
export const spendDay = (state: State, verb: Verb, journal: JournalWriter): void => {
  switch (verb) {
    case 'work':
      return work(state, journal);
    case 'rest':
      return rest(state);
    case 'explore':
      return explore(state, journal);
    case 'socialise':
      return socialise(state, journal);
    case 'admin':
      return admin(state, journal);
  }
};
