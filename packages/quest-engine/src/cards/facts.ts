import { gear, gearIndex } from '../life/gear.js';
import { getComfortInMonth, getMonth } from '../life/season.js';
import { getDaysLeft } from '../life/visas.js';
import { getOverlapDeficit } from '../life/work.js';
import { people, type PersonId } from '../people.js';
import { type State } from '../state.js';
import { getCity } from '../world/cities.js';
import { type Figure, type GearId } from '../content/card.js';
import { flagIndex, flagNames } from '../content/cards.js';

/*
 * Everything a condition can test is a whole number with a fixed index: meters, place, gear, bonds and flags.
 * They are read once per deck.
 */
const names = [
  'energy',
  'health',
  'belonging',
  'reputation',
  'cash',
  'nights',
  'day',
  'month',
  'mbps',
  'safety',
  'community',
  'comfort',
  'daysLeft',
  'deficit',
  'kilograms',
  'overstay',
  'lodging',
  'cityCount',
  'lag',
] as const satisfies readonly Figure[];

const CONTINENT = names.length;
const HUB = CONTINENT + 1;
const GEAR = HUB + 1;
const BONDS = GEAR + gear.length;
const FLAGS = BONDS + people.length;

/** The index of each fact in the result of `factsOf`. */
export const factAt = {
  figure: (name: Figure): number => names.indexOf(name),
  continent: CONTINENT,
  hub: HUB,
  gear: (id: GearId): number => GEAR + gearIndex(id),
  bond: (person: PersonId): number => BONDS + people.indexOf(person),
  flag: (name: string): number => FLAGS + flagIndex(name),
};

/** At home a stay has no limit. */
const ENDLESS = 9999;

const facts = new Int32Array(FLAGS + flagNames.length);

/** The facts of a state, valid until the next call. */
export const readFacts = (state: State): Int32Array => {
  const city = getCity(state.city);
  const ofYear = getMonth(state);
  let at = 0;
  facts[at++] = state.energy;
  facts[at++] = state.health;
  facts[at++] = state.belonging;
  facts[at++] = state.reputation;
  facts[at++] = state.cash;
  facts[at++] = state.nights;
  facts[at++] = state.day;
  facts[at++] = ofYear;
  facts[at++] = city.mbps;
  facts[at++] = city.safety;
  facts[at++] = city.community;
  facts[at++] = getComfortInMonth(state.city, ofYear);
  facts[at++] = Math.min(ENDLESS, getDaysLeft(state));
  facts[at++] = getOverlapDeficit(state);
  facts[at++] = state.kilograms;
  facts[at++] = state.overstay;
  facts[at++] = state.lodging;
  facts[at++] = state.cityCount;
  facts[at++] = Math.abs(state.lag);
  facts[at++] = city.continent;
  facts[at++] = Number(city.hub);
  for (let index = 0; index < gear.length; index += 1) facts[at++] = (state.gear >> index) & 1;
  // Assigned one by one, because `set` is slower for a few values of another type.
  const { bonds, flags } = state;
  for (let person = 0; person < bonds.length; person += 1) facts[at++] = bonds[person]!;
  // What the run's rules do not know, another run may have left here.
  while (at < FLAGS) facts[at++] = 0;
  for (let flag = 0; flag < flags.length; flag += 1) facts[at++] = flags[flag]!;
  while (at < facts.length) facts[at++] = 0;
  return facts;
};
