import type { PhraseInput, Recognized, Recognizer } from '../recognizer.js';
import { recognized } from '../recognizer.js';
import { isWithin } from '../combine/places.js';
import type { FoundPlace } from '../vocabulary/place-names.js';
import { statesBook } from '../vocabulary/states.js';
import type { Word } from '../words.js';

export const WHY_NO_REGION = 'We do not know this place by its name: say a city or a country.';

const unknown = (take: number): Recognized => recognized(take, { is: 'unanswered', why: WHY_NO_REGION });

/** Matches the state after a city name, with or without a comma. */
const stateAfter = ({ words }: PhraseInput, at: number) => {
  const comma = words[at]?.text === ',' ? 1 : 0;
  const found = statesBook.at(words, at + comma);
  return found && { take: comma + found.take, cities: found.value.cities, start: at + comma };
};

/** Tells whether the name after a city is also the country that the city lies in: "Tbilisi, Georgia". */
const liesIn = ({ place }: FoundPlace, { words, vocabulary }: PhraseInput, at: number): boolean => {
  const around = vocabulary.names.at(words, at)?.place.scope;
  const city = vocabulary.cities.get(place.key);
  return around !== undefined && city !== undefined && isWithin(city, around);
};

/** Matches "Portland, Oregon". "Paris, Texas" is not the Paris of the table. */
const cityOf: Recognizer = (input, at, negated) => {
  const { words, vocabulary } = input;
  const city = vocabulary.names.at(words, at);
  if (!city || !vocabulary.cities.has(city.place.key)) return null;
  const state = stateAfter(input, at + city.take);
  if (!state) return null;
  const inside = (city.place.scope.cities ?? []).filter((slug) => state.cities.includes(slug));
  const [key] = inside;
  const take = city.take + state.take;
  if (key === undefined) return liesIn(city, input, state.start) ? null : unknown(take);
  const name = vocabulary.cities.get(key)?.name ?? city.place.name;
  return recognized(take, {
    is: 'place',
    place: { key, name, scope: { cities: inside } },
    excluded: negated,
  });
};

/** Matches a state without a city in the table, such as "Alabama". */
const alone: Recognizer = ({ words }, at) => {
  const state = statesBook.at(words, at);
  return state && state.value.cities.length === 0 ? unknown(state.take) : null;
};

const LONGEST_STRANGER = 2;

/** Matches an unknown name with the state it lies in: "Savannah, Georgia". */
export const strangerAt = (
  input: PhraseInput,
  at: number,
  isName: (word: Word) => boolean,
): Recognized | null => {
  for (let take = 1; take <= LONGEST_STRANGER; take += 1) {
    const last = input.words[at + take - 1];
    if (!last?.capital || !isName(last)) return null;
    const state = stateAfter(input, at + take);
    if (state) return unknown(take + state.take);
  }
  return null;
};

export const stateRecognizers = { cityOf, alone };
