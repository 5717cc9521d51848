import { type JournalWriter } from '../journal.js';
import { type State } from '../state.js';
import { isWishCity, wishes, WISHES_PER_RUN } from '../wishes.js';
import { getCity } from '../world/cities.js';
import { findHeadline } from './headlines.js';

const WONDER_OF_A_CITY = 6;
const WONDER_OF_A_CONTINENT = 15;
const WONDER_OF_A_WISH = 60;

/** Moves a wish one city closer. */
const advance = (state: State, at: number, journal: JournalWriter): void => {
  const wish = state.wishes[at]!;
  state.wishProgress[at]! += 1;
  if (state.wishProgress[at] !== wishes[wish]!.count) return;
  state.wonder += WONDER_OF_A_WISH;
  journal?.({ kind: 'wish', wish });
};

const missing = (state: State, at: number): number =>
  wishes[state.wishes[at]!]!.count - state.wishProgress[at]!;

/** A local guide moves the open wish that misses least one city closer. */
export const advanceNearest = (state: State, journal: JournalWriter): void => {
  let nearest = -1;
  for (let at = 0; at < WISHES_PER_RUN; at += 1)
    if (missing(state, at) > 0 && (nearest < 0 || missing(state, at) < missing(state, nearest))) nearest = at;
  if (nearest >= 0) advance(state, nearest, journal);
};

/** Counts the current city once. A city closed by a headline counts after it ends. */
export const see = (state: State, journal: JournalWriter): void => {
  const { city } = state;
  if (state.visited[city] || findHeadline(state, city, state.day)) return;
  state.visited[city] = 1;
  state.cityCount += 1;
  state.wonder += WONDER_OF_A_CITY;
  for (let at = 0; at < WISHES_PER_RUN; at += 1)
    if (isWishCity(state.wishes[at]!, city)) advance(state, at, journal);
  const { continent } = getCity(city);
  if (state.continents & (1 << continent)) return;
  state.continents |= 1 << continent;
  state.wonder += WONDER_OF_A_CONTINENT;
  journal?.({ kind: 'continent', continent });
};
