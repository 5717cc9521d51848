import type { Reading, Recognised, Recogniser } from '../reading.js';
import { recognised } from '../reading.js';
import { isWithin } from '../combine/places.js';
import type { FoundPlace } from '../vocabulary/place-names.js';
import { statesBook } from '../vocabulary/states.js';
import type { Word } from '../words.js';

export const WHY_NO_REGION = 'We do not know this place by its name: say a city or a country.';

const unknown = (take: number): Recognised => recognised(take, { is: 'unanswered', why: WHY_NO_REGION });

/** The state behind a name, after a comma or without one. */
const stateAfter = ({ words }: Reading, at: number) => {
  const comma = words[at]?.text === ',' ? 1 : 0;
  const found = statesBook.at(words, at + comma);
  return found && { take: comma + found.take, cities: found.value.cities, start: at + comma };
};

/** Whether what follows a city's name is the country that it lies in, too: "Tbilisi, Georgia". */
const liesIn = ({ place }: FoundPlace, { words, vocabulary }: Reading, at: number): boolean => {
  const around = vocabulary.names.at(words, at)?.place.scope;
  const city = vocabulary.cities.get(place.key);
  return around !== undefined && city !== undefined && isWithin(city, around);
};

/** "Portland, Oregon"; "Paris, Texas" is no Paris that the table has. */
const cityOf: Recogniser = (reading, at, negated) => {
  const { words, vocabulary } = reading;
  const city = vocabulary.names.at(words, at);
  if (!city || !vocabulary.cities.has(city.place.key)) return null;
  const state = stateAfter(reading, at + city.take);
  if (!state) return null;
  const inside = (city.place.scope.cities ?? []).filter((slug) => state.cities.includes(slug));
  const [key] = inside;
  const take = city.take + state.take;
  if (key === undefined) return liesIn(city, reading, state.start) ? null : unknown(take);
  const name = vocabulary.cities.get(key)?.name ?? city.place.name;
  return recognised(take, {
    is: 'place',
    place: { key, name, scope: { cities: inside } },
    excluded: negated,
  });
};

/** "Alabama": a state of which the table has no city. */
const alone: Recogniser = ({ words }, at) => {
  const state = statesBook.at(words, at);
  return state && state.value.cities.length === 0 ? unknown(state.take) : null;
};

const LONGEST_STRANGER = 2;

/** "Savannah, Georgia": what is no name that we know, with the state that it lies in. */
export const strangerAt = (
  reading: Reading,
  at: number,
  isName: (word: Word) => boolean,
): Recognised | null => {
  for (let take = 1; take <= LONGEST_STRANGER; take += 1) {
    const last = reading.words[at + take - 1];
    if (!last?.capital || !isName(last)) return null;
    const state = stateAfter(reading, at + take);
    if (state) return unknown(take + state.take);
  }
  return null;
};

export const stateRecognisers = { cityOf, alone };
