import { type Plan } from '../plan.js';
import { departures } from '../rules/departures.js';
import { type Profession } from '../rules/professions.js';
import { type Mode } from '../rules/rules.js';
import { type Passport } from '../world/zones.js';

/** Options for a new run. Unlocked ones are different, never better. */
export interface Unlock {
  kind: 'profession' | 'passport' | 'home';
  id: string;
  name: string;
  text: string;
  /** The achievement that unlocks it; null if it is always open. */
  by: string | null;
}

const profession = (id: Profession, name: string, text: string, by: string | null): Unlock => ({
  kind: 'profession',
  id,
  name,
  text,
  by,
});

const passport = (id: Passport, name: string, text: string, by: string | null): Unlock => ({
  kind: 'passport',
  id,
  name,
  text,
  by,
});

const home = (id: string, name: string, text: string, by: string | null): Unlock => ({
  kind: 'home',
  id,
  name,
  text,
  by,
});

export const unlocks: readonly Unlock[] = [
  profession('developer', 'Developer', 'Clients ask for what they advertise, and pay for it.', null),
  profession('writer', 'Writer', 'Needs less than half the download speed, for 7% less pay.', 'first_stamp'),
  profession('translator', 'Translator', 'Two fewer shared hours a day, for 8% less pay.', 'half_hour'),
  profession(
    'teacher',
    'Teacher',
    'One more shared hour a day. Working days bring company instead of costing it.',
    'a_friend',
  ),
  profession('photographer', 'Photographer', '40% more wonder from exploring, for 6% less pay.', 'wonder'),
  profession('designer', 'Designer', '6% more pay, if your connection is half as fast again.', 'kept_twelve'),
  passport('de', 'Germany', 'Most borders wave you through; at home in the whole Schengen area.', null),
  passport('us', 'United States', 'Most borders wave you through; ninety days in the Schengen area.', null),
  passport('br', 'Brazil', 'Few borders ask first; those that do want it in writing.', 'three_continents'),
  passport('ph', 'Philippines', 'Many borders ask first; the neighbors do not.', 'borders'),
  passport('in', 'India', 'Most borders ask first. Apply in time, and read the small print.', 'circle'),
  home('lisbon', 'Lisbon', 'Mild, on the edge, and a day’s train from the next capital.', null),
  home('berlin', 'Berlin', 'In the middle of everything that goes by rail.', null),
  home('bangkok', 'Bangkok', 'Cheap and well connected, six hours ahead of your first client.', null),
  home('mexico-city', 'Mexico City', 'Good company, thin air, and the Pacific ahead.', null),
  home('new-york', 'New York', 'Fast, expensive, and far from the rest.', null),
  home('buenos-aires', 'Buenos Aires', 'Summer in January, and a long way to anywhere.', 'both_halves'),
  home('tbilisi', 'Tbilisi', 'Between the continents, and between their prices.', 'land_three'),
  home('tokyo', 'Tokyo', 'Safe, exact and enormous, with an ocean in front of it.', 'five_continents'),
  home(
    'cape-town',
    'Cape Town',
    'Slow internet and the best of company, on a clock like Europe’s.',
    'at_home',
  ),
  home(
    'wellington',
    'Wellington',
    'The last city before the date line. Everything is behind you.',
    'tomorrow',
  ),
];

/** The options open with these achievements. */
export const getUnlocked = (earned: readonly string[]): readonly Unlock[] =>
  unlocks.filter(({ by }) => by === null || earned.includes(by));

/** The number of Departure levels open with these achievements. Each level requires the earlier ones. */
export const countOpenDepartures = (earned: readonly string[]): number => {
  const closed = departures.findIndex(({ by }) => !earned.includes(by));
  return closed < 0 ? departures.length : closed;
};

/** First Week may start anywhere; two modes start where the calendar says. */
const unrestrictedModes: readonly Mode[] = ['first_week', 'daily_dash', 'weekly_route'];

/** The locked part of a plan; null if all of it is open. */
export const findLocked = (plan: Plan, earned: readonly string[]): Unlock['kind'] | 'departure' | null => {
  const open = getUnlocked(earned);
  const has = (kind: Unlock['kind'], id: string) => open.some((one) => one.kind === kind && one.id === id);
  if (!has('profession', plan.profession)) return 'profession';
  if (plan.departure > countOpenDepartures(earned)) return 'departure';
  if (unrestrictedModes.includes(plan.mode)) return null;
  if (!has('passport', plan.passport)) return 'passport';
  return has('home', plan.home) ? null : 'home';
};
