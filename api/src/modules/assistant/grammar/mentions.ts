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

/** "About Nice", "Split vs Zadar": names that are words too, where only a place can stand. */
const isPlaceOfQuestion = (input: PhraseInput, at: number): boolean => {
  const [before, after] = [textAt(input, at - 1), textAt(input, at + 1)];
  return (
    /^(vs|versus)$/.test(after) ||
    (/^(about|on|for|vs|versus|between|with|against|compare|is|and|does)$/.test(before) &&
      /^(|,|;|vs|versus|or|and|with|in|like|for)$/.test(after) &&
      !(before === 'is' && after === ''))
  );
};

const recognizePlace: Recognize = (input, at) => {
  const found = placeRecognizer(input, at, false);
  // "The Schengen area" is a word of rules.
  const isArea = input.words.slice(at, at + (found?.take ?? 1)).some(({ text }) => text === 'schengen');
  if (isArea) return null;
  const [meaning] = found?.meanings ?? [];
  if (found && meaning?.is === 'place')
    return { take: found.take, mention: toPlace(meaning.place, input.vocabulary) };
  const name = isPlaceOfQuestion(input, at) ? input.vocabulary.names.match(input.words, at) : null;
  return name && name.take === 1 ? { take: 1, mention: toPlace(name.place, input.vocabulary) } : null;
};

const recognizePassport: Recognize = (input, at) => {
  // "The USA, German passport" names a destination and a passport.
  const isDestination = /^(us|usa|uk)$/.test(textAt(input, at)) && textAt(input, at + 1) === ',';
  const found = isDestination ? null : passportRecognizer(input, at);
  const codes = found?.meanings.flatMap((meaning) => (meaning.is === 'passport' ? [meaning.code] : [])) ?? [];
  if (found && codes.length > 0) return { take: found.take, mention: { is: 'PASSPORT', codes } };
  return recognizePeopleOfCountry(input, at);
};

/** What follows a person, but not a thing of their country: "a Brit going to China", not "a British city". */
const AFTER_PERSON =
  /^(|,|;|going|traveling|travelling|visiting|heading|flying|moving|coming|entering|living|working|in|to|into|for|with|without|stay|stays|go|goes|get|gets|both|enter|enters|visit|visits|travel|travels|be|need|needs|have|has|who|can|may|wants?|wanting|planning|here|and|or)$/;
const PERSON_NOUNS =
  /^(people|persons?|folks|nationals?|citizens?|tourists?|travell?ers?|visitors?|guys?|residents?|holders?|freelancers|nomads)$/;
const BEFORE_PERSON = /^(|a|an|as|for|im|am|being|,|;|and)$/;

/** "Germans", "a Brit", "British people", "someone from Brazil". */
const recognizePeopleOfCountry: Recognize = (input, at) => {
  const { words } = input;
  if (
    /^(someone|somebody|people|citizens?|nationals?|person)$/.test(textAt(input, at)) &&
    textAt(input, at + 1) === 'from'
  ) {
    const home = matchCountry(words, at + 2);
    return home && { take: home.take + 2, mention: { is: 'PASSPORT', codes: [home.code] } };
  }
  const people = matchDemonym(words, at);
  const last = people && textAt(input, at + people.take - 1);
  if (!people || !last) return null;
  const passport: Mention = { is: 'PASSPORT', codes: [people.code] };
  const next = textAt(input, at + people.take);
  if (PERSON_NOUNS.test(next)) return { take: people.take + 1, mention: passport };
  // A language has no plural, and no article before it.
  const isPlural = /[^s]s$/.test(last) && last.length > MIN_PEOPLE_LENGTH;
  const isOne =
    BEFORE_PERSON.test(textAt(input, at - 1)) && AFTER_PERSON.test(next) && !matchCountry(words, at);
  const isAlone = words.length === people.take || (next === '' && textAt(input, at - 1) === '');
  return isPlural || (isOne && !isAlone) ? { take: people.take, mention: passport } : null;
};

const recognizePeople: Recognize = (input, at) => {
  const number = matchNumber(input.words, at);
  const noun = number && textAt(input, at + number.take);
  if (
    number &&
    ((noun === 'person' && number.value === 1) || (/^(ppl|pax)$/.test(noun ?? '') && number.value <= 20))
  )
    return { take: number.take + 1, mention: { is: 'PEOPLE', count: number.value } };
  const found = peopleRecognizer(input, at);
  const [meaning] = found?.meanings ?? [];
  return found && meaning?.is === 'people'
    ? { take: found.take, mention: { is: 'PEOPLE', count: meaning.count } }
    : null;
};

/** Units that are several of another: a quarter of a year, a fortnight. */
const compoundUnits: ReadonlyMap<string, readonly [times: number, unit: LengthUnit]> = new Map([
  ['quarter', [3, 'month']],
  ['quarters', [3, 'month']],
  ['fortnight', [2, 'week']],
  ['fortnights', [2, 'week']],
]);

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

const recognizeCompoundLength: Recognize = (input, at) => {
  const isArticle = /^(a|an|one|another)$/.test(textAt(input, at));
  const number = isArticle ? { take: 1, value: 1 } : matchNumber(input.words, at);
  const found = number && compoundUnits.get(textAt(input, at + number.take));
  if (!number || !found || /^(past|to|of|before|after)$/.test(textAt(input, at + number.take + 1)))
    return null;
  const isMore = textAt(input, at) === 'another';
  const count = number.value * found[0];
  return { take: number.take + 1, mention: { is: 'LENGTH', count, unit: found[1], isMore } };
};

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

const HOUR = 60;
const NOON = 12 * HOUR;

/** "half", "quarter", "ten" before "past" or "to" an hour, in minutes. */
const matchPart = (input: PhraseInput, at: number): { take: number; minutes: number } | null => {
  const article = textAt(input, at) === 'a' ? 1 : 0;
  const text = textAt(input, at + article);
  if (text === 'half') return { take: article + 1, minutes: 30 };
  if (text === 'quarter') return { take: article + 1, minutes: 15 };
  // "9 to 5" is a working day.
  const number = /^\d/.test(text) ? null : matchNumber(input.words, at);
  const isPart = number && number.value > 0 && number.value < HOUR && number.value % 5 === 0;
  return isPart ? { take: number.take, minutes: number.value } : null;
};

/** The half of the day that follows a time: "pm", "p.m.", "in the evening", "at night". */
const matchHalf = (input: PhraseInput, at: number): { take: number; half: 'am' | 'pm' | 'night' } | null => {
  const [first, second, third] = [0, 1, 2].map((skip) => textAt(input, at + skip));
  if (first === 'am' || first === 'pm') return { take: 1, half: first };
  if ((first === 'a' || first === 'p') && second === 'm')
    return { take: 2, half: first === 'a' ? 'am' : 'pm' };
  const isOf = (first === 'in' || first === 'of') && second === 'the';
  if (isOf && third === 'morning') return { take: 3, half: 'am' };
  if (isOf && (third === 'afternoon' || third === 'evening')) return { take: 3, half: 'pm' };
  return first === 'at' && second === 'night' ? { take: 2, half: 'night' } : null;
};

const toHalf = (minutes: number, half: 'am' | 'pm' | 'night' | undefined): number => {
  const isLate = half === 'pm' || (half === 'night' && minutes >= 5 * HOUR);
  if (half === undefined || minutes > NOON + HOUR - 1) return minutes;
  return (minutes % NOON) + (isLate && minutes < NOON ? NOON : half === 'pm' ? NOON : 0);
};

/** Times in words: "half past nine in the morning", "a quarter to ten", "3 o'clock pm", "nine at night". */
const recognizeSpokenTime: Recognize = (input, at) => {
  const part = matchPart(input, at);
  // "Half ten" is half past ten.
  const isHalf = textAt(input, at) === 'half' && matchNumber(input.words, at + 1) !== null;
  const link =
    part && (isHalf ? 'past' : /^(past|to|after|before)$/.exec(textAt(input, at + part.take))?.[0]);
  const start = part && link ? at + part.take + (isHalf ? 0 : 1) : at;
  const clock = input.words[start]?.value === null ? null : matchTime(input, start);
  const number = clock ? null : matchNumber(input.words, start);
  const base = clock ?? (number && { take: number.take, minutes: number.value * HOUR });
  if (!base || !Number.isInteger(base.minutes) || base.minutes >= 24 * HOUR) return null;
  let take = start - at + base.take;
  const isOClock =
    /^oclock$/.test(textAt(input, at + take)) ||
    (textAt(input, at + take) === 'o' && textAt(input, at + take + 1) === 'clock');
  if (isOClock) take += textAt(input, at + take) === 'o' ? 2 : 1;
  // "9am" has its half already.
  const hasHalf = clock !== null && /m$/.test(textAt(input, start + clock.take - 1));
  const half = hasHalf ? null : matchHalf(input, at + take);
  if (half) take += half.take;
  const isSpoken = (part && link) || isOClock || half;
  // "Two to four" is a range, and "ten to five" says a time only of an hour of the clock.
  const isHour = base.minutes % HOUR === 0 && (!link || base.minutes <= NOON);
  const isRange = link === 'to' && part && part.minutes < 5;
  if (!isSpoken || (link && !isHour) || isRange || (link && number === null && clock === null)) return null;
  const sign = link === 'past' || link === 'after' ? 1 : -1;
  const minutes = toHalf(base.minutes, half?.half) + (part && link ? sign * part.minutes : 0);
  return { take, mention: { is: 'TIME', minutes: (minutes + 24 * HOUR) % (24 * HOUR) } };
};

const recognizeTime: Recognize = (input, at) => {
  // "16h30".
  const [hours, minutes] = [textAt(input, at), textAt(input, at + 2)];
  if (/^([01]?\d|2[0-3])$/.test(hours) && textAt(input, at + 1) === 'h' && /^[0-5]\d$/.test(minutes))
    return { take: 3, mention: { is: 'TIME', minutes: Number(hours) * HOUR + Number(minutes) } };
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
  recognizeCompoundLength,
  recognizePeople,
  recognizeZone,
  recognizePlace,
  recognizeCountry,
  recognizeMoney,
  recognizeTime,
  recognizeSpokenTime,
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

const MAX_SWAPPED = 7;

const sortCharacters = (text: string): string => [...text].sort().join('');

/** Names with two letters swapped, where only a place can stand: "in porot". */
export const recognizeSwapped = (input: PhraseInput, at: number): Match | null => {
  const { text, capital } = input.words[at]!;
  const isLed = capital || /^(in|to|from|near|about|of|for|is|and)$/.test(textAt(input, at - 1));
  if (!isLed || text.length < SHORT_LENGTH || text.length > MAX_SWAPPED || !/^[a-z]+$/.test(text))
    return null;
  const sorted = sortCharacters(text);
  const isSwapped = (name: string) =>
    name[0]?.toLowerCase() === text[0] && sortCharacters(name.toLowerCase()) === sorted;
  const { cities, largest } = input.vocabulary;
  const country = [...largest.values()].find((city) => isSwapped(city.country));
  if (country)
    return { take: 1, mention: { is: 'COUNTRY', code: country.countryCode, name: country.country } };
  const city = [...cities.values()].find(({ name }) => isSwapped(name));
  return city
    ? { take: 1, mention: { is: 'CITY', slug: city.slug, name: city.name, country: city.countryCode } }
    : null;
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

/** The words of a name as the vocabulary has them. */
const toNameParts = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

const MAX_NAME = 3;

/** Names of several words with a typo in one of them, and another word right: "new yrok", "chang mai". */
export const matchLongName = (
  input: PhraseInput,
  at: number,
  isKnown: (word: Word) => boolean,
): { take: number; mention: Mention } | null => {
  const { vocabulary } = input;
  for (let take = MAX_NAME; take > 1; take -= 1) {
    const part = input.words.slice(at, at + take);
    if (part.length < take || part.some(({ text, value }) => value !== null || !/^\p{L}/u.test(text)))
      continue;
    if (part.every((word) => isKnown(word))) continue;
    const found = vocabulary.names.matchWithTypos(part, 0, () => false);
    if (found?.take !== take) continue;
    const mention = toPlace(found.place, vocabulary);
    const name = 'name' in mention ? toNameParts(mention.name) : [];
    const isRight = name.length === take && part.some(({ text }, index) => text === name[index]);
    // A word that is known and is not the name's is no typo of it.
    const isOther = part.some((word, index) => isKnown(word) && word.text !== name[index]);
    if (isRight && !isOther) return { take, mention };
  }
  return null;
};

/** "In Cluj": the beginning of the name of one city only. */
const recognizeNameStart = (input: PhraseInput, at: number): Match | null => {
  const { text } = input.words[at]!;
  const isLed = /^(in|to|from|near|about|of|for|is)$/.test(textAt(input, at - 1));
  if (!isLed || text.length < SHORT_LENGTH || !/^[a-z]+$/.test(text)) return null;
  const found = [...input.vocabulary.cities.values()].filter(({ name }) => {
    const [first, ...others] = toNameParts(name);
    return first === text && others.length > 0;
  });
  const [city] = found;
  return city && found.length === 1
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
    const long = match && match.take > 1 ? null : matchLongName(input, at, isKnown);
    if (long && long.take > (match?.take ?? 0)) match = long;
    if (!match && !isKnown(input.words[at]!)) match = recognizeNameStart(input, at);
    if (!match) {
      const typo = input.vocabulary.names.matchWithTypos(input.words, at, isKnown);
      if (typo) match = { take: typo.take, mention: toPlace(typo.place, input.vocabulary) };
      else if (!isKnown(input.words[at]!))
        match = recognizeShortTypo(input, at) ?? recognizeSwapped(input, at);
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
