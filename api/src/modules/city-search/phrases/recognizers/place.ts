import { type PhraseInput, type Recognizer, createRecognition, type Recognition } from '../recognizer.js';
import type { Word } from '../words.js';
import { isWithin } from '../places.js';
import type { FoundPlace } from '../vocabulary/place-names.js';
import { demonyms, settlementNouns } from '../vocabulary/demonyms.js';
import { stateExpressions } from '../vocabulary/states.js';

/** Names that are also words. They count as places after a word that leads to a place, or alone. */
const AMBIGUOUS_NAMES = [
  'nice',
  'split',
  'cork',
  'us',
  'pai',
  'rio',
  'sf',
  'kl',
  'dc',
  'the states',
  'canary',
  'states',
  'bali hai',
];
/** Words that are places only when written in capitals. */
const ABBREVIATIONS = ['sea'];

const WORD_CHARACTERS = /^\p{L}{2,}$/u;

/** The word is in capitals, but not the whole phrase. */
const isAbbreviation = (word: Word, words: readonly Word[]): boolean =>
  word.capitals &&
  (words.length === 1 || words.some(({ capitals, text }) => !capitals && WORD_CHARACTERS.test(text)));

const PLACE_LEADS =
  'in,to,from,near,around,not,outside,the,at,of,except,like,no,or,than,excluding,without,avoid,visit'.split(
    ',',
  );

const isPlace = ({ words }: PhraseInput, at: number, take: number): boolean => {
  const word = words[at];
  if (take > 1 || !word) return true;
  if (ABBREVIATIONS.includes(word.text)) return isAbbreviation(word, words);
  if (!AMBIGUOUS_NAMES.includes(word.text) || isAbbreviation(word, words)) return true;
  return words.length === 1 || PLACE_LEADS.includes(words[at - 1]?.text ?? '') || (word.capital && at > 0);
};

/** Recognizes a place by its exact name. */
export const placeRecognizer: Recognizer = (input, at, negated) => {
  const found = input.vocabulary.names.match(input.words, at);
  if (!found || !isPlace(input, at, found.take)) return null;
  return createRecognition(found.take, { is: 'place', place: found.place, excluded: negated });
};

/** Matches "Thai" in "Thai cities" and "Thai beach towns". */
export const demonymRecognizer: Recognizer = ({ words, vocabulary }, at, negated) => {
  const found = demonyms.match(words, at);
  const end = at + (found?.take ?? 0);
  const country = found && vocabulary.largest.get(found.value);
  if (!country || !(settlementNouns.match(words, end) ?? settlementNouns.match(words, end + 1))) return null;
  const { country: name, countryCode: key } = country;
  return createRecognition(found.take, {
    is: 'place',
    place: { key, name, scope: { countries: [key] } },
    excluded: negated,
  });
};

/** Recognizes a misspelled place name, if its words have no other meaning. */
export const recognizeMisspelledPlace = (
  input: PhraseInput,
  at: number,
  negated: boolean,
  isKnown: (word: Word) => boolean,
) => {
  const found = input.vocabulary.names.matchWithTypos(input.words, at, isKnown);
  return found && createRecognition(found.take, { is: 'place', place: found.place, excluded: negated });
};

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
