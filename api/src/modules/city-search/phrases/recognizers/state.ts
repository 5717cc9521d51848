import type { PhraseInput, Recognition, Recognizer } from '../recognizer.js';
import { createRecognition } from '../recognizer.js';
import { isWithin } from '../combine/places.js';
import type { FoundPlace } from '../vocabulary/place-names.js';
import { stateExpressions } from '../vocabulary/states.js';
import type { Word } from '../words.js';

export const WHY_UNKNOWN_PLACE = 'We don’t know this place by its name. Try a city or a country.';

const toUnknownPlace = (take: number): Recognition =>
  createRecognition(take, { is: 'unanswered', why: WHY_UNKNOWN_PLACE });

/** Matches the state after a city name, with or without a comma. */
const matchState = ({ words }: PhraseInput, at: number) => {
  const comma = words[at]?.text === ',' ? 1 : 0;
  const found = stateExpressions.match(words, at + comma);
  return found && { take: comma + found.take, cities: found.value.cities, start: at + comma };
};

/** Tells whether the name after a city is also the country that the city lies in: "Tbilisi, Georgia". */
const isInCountry = ({ place }: FoundPlace, { words, vocabulary }: PhraseInput, at: number): boolean => {
  const scope = vocabulary.names.match(words, at)?.place.scope;
  const city = vocabulary.cities.get(place.key);
  return scope !== undefined && city !== undefined && isWithin(city, scope);
};

/** Matches "Portland, Oregon". "Paris, Texas" is not the Paris of the table. */
const recognizeCityInState: Recognizer = (input, at, negated) => {
  const { words, vocabulary } = input;
  const city = vocabulary.names.match(words, at);
  if (!city || !vocabulary.cities.has(city.place.key)) return null;
  const state = matchState(input, at + city.take);
  if (!state) return null;
  const citiesInState = (city.place.scope.cities ?? []).filter((slug) => state.cities.includes(slug));
  const [key] = citiesInState;
  const take = city.take + state.take;
  if (key === undefined) return isInCountry(city, input, state.start) ? null : toUnknownPlace(take);
  const name = vocabulary.cities.get(key)?.name ?? city.place.name;
  return createRecognition(take, {
    is: 'place',
    place: { key, name, scope: { cities: citiesInState } },
    excluded: negated,
  });
};

/** Matches a state without a city in the table, such as "Alabama". */
const recognizeState: Recognizer = ({ words }, at) => {
  const state = stateExpressions.match(words, at);
  return state && state.value.cities.length === 0 ? toUnknownPlace(state.take) : null;
};

const MAX_WORDS_PER_UNKNOWN_NAME = 2;

/** Matches an unknown name with the state it lies in: "Savannah, Georgia". */
export const matchUnknownCity = (
  input: PhraseInput,
  at: number,
  isName: (word: Word) => boolean,
): Recognition | null => {
  for (let take = 1; take <= MAX_WORDS_PER_UNKNOWN_NAME; take += 1) {
    const last = input.words[at + take - 1];
    if (!last?.capital || !isName(last)) return null;
    const state = matchState(input, at + take);
    if (state) return toUnknownPlace(take + state.take);
  }
  return null;
};

export const stateRecognizers = { cityOf: recognizeCityInState, alone: recognizeState };
