import { draw, toSide, streams } from '../random.js';
import { type State } from '../state.js';
import { getComfort } from './season.js';

const { floor, max } = Math;

/** An event that closes a city to arrivals for some days. Each kind has its own deck. */
export type Headline = 'strike' | 'storm' | 'fair';

const LASTS_DAYS = 14;
/** The number of days in advance that the news announces it. */
const KNOWN_DAYS_BEFORE = 5;
/** Storms come where the weather is less pleasant, twice as often where it is harsh. */
const PLEASANT = 85;
const HARSH = 60;

/** Offsets the periods of cities, so that they do not start on the same day. */
const getStretch = (city: number, day: number): number => floor((day + city) / LASTS_DAYS);

const beginsOn = (city: number, stretch: number): number => max(0, stretch * LASTS_DAYS - city);

/** The headline in a city on a day, or null; never at home. Drawn from the run's own seed. */
export const findHeadline = (state: State, city: number, day: number): Headline | null => {
  const { seedA, seedB, home, rules } = state;
  if (city === home || rules.headlineStretches === 0) return null;
  const stretch = getStretch(city, day);
  switch (toSide(draw(seedA, seedB, streams.headline, stretch, city), rules.headlineStretches)) {
    case 0:
      return 'strike';
    case 1:
      return 'fair';
    case 2:
      return getComfort(state, city, beginsOn(city, stretch)) < PLEASANT ? 'storm' : null;
    case 3:
      return getComfort(state, city, beginsOn(city, stretch)) < HARSH ? 'storm' : null;
    default:
      return null;
  }
};

/** The last day of a city's current headline. */
export const getHeadlineLastDay = (city: number, day: number): number =>
  (getStretch(city, day) + 1) * LASTS_DAYS - city - 1;

/** The headline known today for a city on a day. Headlines that start in more than five days are unknown. */
export const findKnownHeadline = (state: State, city: number, day: number): Headline | null => {
  const begins = getStretch(city, day) * LASTS_DAYS - city;
  return begins <= state.day + KNOWN_DAYS_BEFORE - state.rules.newsLate
    ? findHeadline(state, city, day)
    : null;
};
