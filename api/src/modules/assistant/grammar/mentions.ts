import {
  computeEditDistance,
  getRate,
  isCityScope,
  matchAnchor,
  matchNumber,
  matchQuantity,
  placeRecognizer,
  type PhraseInput,
  type Vocabulary,
  type Word,
} from '../../city-search/index.js';
import {
  getCountryName,
  matchCountry,
  matchDate,
  matchDemonym,
  matchTime,
  passportRecognizer,
  peopleRecognizer,
  type TextDate,
} from '../../trips/index.js';

export type LengthUnit = 'day' | 'week' | 'month' | 'year';

/** Something that the words name. */
export type Mention =
  | { is: 'CITY'; slug: string; name: string; country: string }
  | { is: 'COUNTRY'; code: string; name: string }
  | { is: 'REGION'; name: string }
  | { is: 'PASSPORT'; codes: string[] }
  | { is: 'MONTH'; month: number; year: number | null }
  | { is: 'DATE'; date: TextDate }
  | { is: 'TIME'; minutes: number }
  | { is: 'ZONE'; zone: string; name: string }
  | { is: 'MONEY'; usd: number }
  /** `isMore`: "two more weeks". */
  | { is: 'LENGTH'; count: number; unit: LengthUnit; isMore: boolean }
  | { is: 'PEOPLE'; count: number }
  | { is: 'NUM'; value: number };

export type MentionKind = Mention['is'];

export interface PlacedMention {
  mention: Mention;
  /** Indexes of words. */
  from: number;
  to: number;
  /** Positions of characters. */
  start: number;
  end: number;
}

interface Match {
  take: number;
  mention: Mention;
}

const SHORT_LENGTH = 4;
/** "US" is a country, "Brits" are people. */
const MIN_PEOPLE_LENGTH = 3;

/** A larger number of days, months or years is no length of a stay. */
const MAX_LENGTH = 1000;
const MAX_USD = 10_000_000;

type Recognize = (input: PhraseInput, at: number) => Match | null;

const textAt = ({ words }: PhraseInput, at: number): string => words[at]?.text ?? '';

const pronouns = new Set(['i', 'we', 'a', 'an', 'my', 'the', 'one', 'you', 'it']);

const leads = new Set(
  'in during on from until till by before after since of for next this last mid early late and to through or about'.split(
    ' ',
  ),
);

/** "May I" and "march to" are verbs; "in May" and "May" alone are months. */
const recognizeDate: Recognize = (input, at) => {
  const word = input.words[at];
  if (word?.text === 'may' && pronouns.has(textAt(input, at + 1))) return null;
  const found = matchDate(input, at, leads.has(textAt(input, at - 1)));
  if (!found) return null;
  const { take, date } = found;
  return date.is === 'month' && date.part === 'first' && !/^(early|beginning|start|the)$/.test(word!.text)
    ? { take, mention: { is: 'MONTH', month: date.month, year: date.year } }
    : { take, mention: { is: 'DATE', date } };
};

const toPlace = (
  {
    key,
    name,
    scope,
  }: {
    key: string;
    name: string;
    scope: { regions?: readonly string[]; countries?: readonly string[]; cities?: readonly string[] };
  },
  vocabulary: Vocabulary,
): Mention => {
  const [slug] = scope.cities ?? [];
  const city = slug === undefined ? undefined : vocabulary.cities.get(slug);
  if (city && isCityScope(scope, vocabulary))
    return { is: 'CITY', slug: city.slug, name: city.name, country: city.countryCode };
  const [code, ...others] = scope.countries ?? [];
  const isCountry = code !== undefined && others.length === 0 && !scope.regions && !scope.cities;
  return isCountry ? { is: 'COUNTRY', code, name } : { is: 'REGION', name: name || key };
};

const recognizePlace: Recognize = (input, at) => {
  if (textAt(input, at) === 'schengen') return null;
  const found = placeRecognizer(input, at, false);
  const [meaning] = found?.meanings ?? [];
  return found && meaning?.is === 'place'
    ? { take: found.take, mention: toPlace(meaning.place, input.vocabulary) }
    : null;
};

const recognizePassport: Recognize = (input, at) => {
  // "The USA, German passport" names a destination and a passport.
  const isDestination = /^(us|usa|uk)$/.test(textAt(input, at)) && textAt(input, at + 1) === ',';
  const found = isDestination ? null : passportRecognizer(input, at);
  const codes = found?.meanings.flatMap((meaning) => (meaning.is === 'passport' ? [meaning.code] : [])) ?? [];
  if (found && codes.length > 0) return { take: found.take, mention: { is: 'PASSPORT', codes } };
  // "Germans", "Brits": people of a country; a language has no plural.
  const people = matchDemonym(input.words, at);
  const last = people && textAt(input, at + people.take - 1);
  return people && last && /[^s]s$/.test(last) && last.length > MIN_PEOPLE_LENGTH
    ? { take: people.take, mention: { is: 'PASSPORT', codes: [people.code] } }
    : null;
};

const recognizePeople: Recognize = (input, at) => {
  const number = matchNumber(input.words, at);
  if (number && textAt(input, at + number.take) === 'person' && number.value === 1)
    return { take: number.take + 1, mention: { is: 'PEOPLE', count: 1 } };
  const found = peopleRecognizer(input, at);
  const [meaning] = found?.meanings ?? [];
  return found && meaning?.is === 'people'
    ? { take: found.take, mention: { is: 'PEOPLE', count: meaning.count } }
    : null;
};

const units: ReadonlyMap<string, LengthUnit> = new Map([
  ['day', 'day'],
  ['days', 'day'],
  ['night', 'day'],
  ['nights', 'day'],
  ['week', 'week'],
  ['weeks', 'week'],
  ['month', 'month'],
  ['months', 'month'],
  ['year', 'year'],
  ['years', 'year'],
]);

const recognizeLength: Recognize = (input, at) => {
  const half = textAt(input, at) === 'half' ? 1 : 0;
  const isArticle = ['a', 'an', 'another', 'one'].includes(textAt(input, at + half));
  const isCouple = textAt(input, at) === 'a' && textAt(input, at + 1) === 'couple';
  const couple = isCouple ? (textAt(input, at + 2) === 'of' ? 3 : 2) : 0;
  const number = isCouple
    ? { take: couple, value: 2 }
    : (matchNumber(input.words, at) ?? (isArticle ? { take: half + 1, value: half ? 0.5 : 1 } : null));
  if (!number) return null;
  const isMore =
    ['more', 'extra', 'additional'].includes(textAt(input, at + number.take)) ||
    textAt(input, at) === 'another';
  const skip = ['more', 'full', 'extra', 'additional', 'whole', 'calendar'].includes(
    textAt(input, at + number.take),
  )
    ? 1
    : 0;
  const unit = units.get(textAt(input, at + number.take + skip));
  // "1500 a month" is money.
  if (!unit || (isArticle && typeof input.words[at - 1]?.value === 'number')) return null;
  const isLength = number.value > 0 && number.value <= MAX_LENGTH;
  return isLength
    ? { take: number.take + skip + 1, mention: { is: 'LENGTH', count: number.value, unit, isMore } }
    : null;
};

/** Countries without a city in the table: their entry rules are known all the same. */
const recognizeCountry: Recognize = (input, at) => {
  const found = matchCountry(input.words, at);
  const isName =
    found && !/^(us|georgia|jersey|chad|jordan|turkey|guinea|niger|oman)$/.test(textAt(input, at));
  return isName
    ? { take: found.take, mention: { is: 'COUNTRY', code: found.code, name: getCountryName(found.code) } }
    : null;
};

const recognizeMoney: Recognize = (input, at) => {
  const found = matchQuantity(input.words, at);
  if (!found || (found.unit !== 'usd' && found.unit !== 'otherMoney')) return null;
  const value = found.to ?? found.from;
  if (value === undefined) return null;
  const code = found.currency?.code;
  const rate = found.unit === 'usd' ? 1 : code ? getRate(code) : null;
  return rate && value / rate <= MAX_USD
    ? { take: found.take, mention: { is: 'MONEY', usd: Math.round(value / rate) } }
    : null;
};

const recognizeTime: Recognize = (input, at) => {
  const found = matchTime(input, at);
  const isWord = input.words[at]?.value === null;
  return found && (found.take > 1 || isWord)
    ? { take: found.take, mention: { is: 'TIME', minutes: found.minutes } }
    : null;
};

/** Clocks of the United States by their first word alone. */
const clocks: ReadonlyMap<string, { zone: string; name: string }> = new Map([
  ['pacific', { zone: 'America/Los_Angeles', name: 'Los Angeles' }],
  ['eastern', { zone: 'America/New_York', name: 'New York' }],
]);

/** Zones by name ("EST", "UTC+2"); those of places are the place's. */
const recognizeZone: Recognize = (input, at) => {
  const text = textAt(input, at);
  if (
    !/^(?:utc|gmt|est|edt|et|pst|pdt|pt|cst|cdt|mst|mdt|cet|cest|eet|ist|jst|sgt|hkt|aest|aedt|bst|eastern|pacific|us|east|west)$/.test(
      text,
    )
  )
    return null;
  const clock = clocks.get(text);
  if (clock) return { take: textAt(input, at + 1) === 'time' ? 2 : 1, mention: { is: 'ZONE', ...clock } };
  const found = matchAnchor(input, at, true);
  return found && (found.take > 1 || !/^(us|east|west)$/.test(text))
    ? { take: found.take, mention: { is: 'ZONE', ...found.value } }
    : null;
};

const recognizeNumber: Recognize = (input, at) => {
  // "The second one" is no number.
  const found = textAt(input, at) === 'one' ? null : matchNumber(input.words, at);
  return found && Number.isFinite(found.value)
    ? { take: found.take, mention: { is: 'NUM', value: found.value } }
    : null;
};

/** In order of priority between matches of the same length. */
const recognizers: readonly Recognize[] = [
  recognizePassport,
  recognizeDate,
  recognizeLength,
  recognizePeople,
  recognizeZone,
  recognizePlace,
  recognizeCountry,
  recognizeMoney,
  recognizeTime,
  recognizeNumber,
];

const findLongest = (input: PhraseInput, at: number): Match | null => {
  let best: Match | null = null;
  for (const recognize of recognizers) {
    const found = recognize(input, at);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return best;
};

/** Names of four letters with one missing: too short for the search, but not after "in" or with a capital letter. */
const recognizeShortTypo = (input: PhraseInput, at: number): Match | null => {
  const word = input.words[at]!;
  const isName = word.capital || ['in', 'to', 'from', 'is'].includes(textAt(input, at - 1));
  if (word.text.length !== SHORT_LENGTH || !/^[a-z]+$/.test(word.text) || !isName) return null;
  const { vocabulary } = input;
  const isClose = (name: string) =>
    name.length === SHORT_LENGTH + 1 && computeEditDistance(word.text, name.toLowerCase(), 1) === 1;
  const country = [...vocabulary.largest.values()].find((city) => isClose(city.country));
  if (country)
    return { take: 1, mention: { is: 'COUNTRY', code: country.countryCode, name: country.country } };
  const [city] = [...vocabulary.cities.values()]
    .filter(({ name }) => isClose(name))
    .sort((one, other) => other.irex - one.irex);
  return city
    ? { take: 1, mention: { is: 'CITY', slug: city.slug, name: city.name, country: city.countryCode } }
    : null;
};

/** The country after its own city adds nothing: "Tbilisi, Georgia". */
const isOwnCountry = (mention: Mention, last: PlacedMention | undefined, at: number): boolean =>
  mention.is === 'COUNTRY' &&
  last?.mention.is === 'CITY' &&
  last.mention.country === mention.code &&
  at - last.to <= 1;

/**
 * Everything that the words name, from left to right.
 * @param isKnown tells whether a word has a meaning, so that it is no misspelled place
 */
export const findMentions = (input: PhraseInput, isKnown: (word: Word) => boolean): PlacedMention[] => {
  const found: PlacedMention[] = [];
  for (let at = 0; at < input.words.length;) {
    let match = findLongest(input, at);
    if (!match) {
      const typo = input.vocabulary.names.matchWithTypos(input.words, at, isKnown);
      if (typo) match = { take: typo.take, mention: toPlace(typo.place, input.vocabulary) };
      else if (!isKnown(input.words[at]!)) match = recognizeShortTypo(input, at);
    }
    if (!match) {
      at += 1;
      continue;
    }
    const { take, mention } = match;
    const last = found.at(-1);
    const end = input.words[at + take - 1]!.end;
    if (isOwnCountry(mention, last, at)) Object.assign(last!, { to: at + take, end });
    else found.push({ mention, from: at, to: at + take, start: input.words[at]!.start, end });
    at += take;
  }
  return found;
};
