import { zoneAbbreviations, toFixedZone, getOffset } from '../zones.js';
import type { Match } from '../phrase-book.js';
import type { Anchor } from '../pieces.js';
import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import { zoneExpressions } from './zone-vocabulary.js';
import type { PlaceScope } from '@wanderwork/contracts';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

const MAX_OFFSET_HOURS = 14;
/** Time zones differ by quarters of an hour. */
const QUARTERS_PER_HOUR = 4;
const MINUTES_PER_HOUR = 60;

interface SignedHours {
  take: number;
  hours: number;
}

/** Matches "+7", "-3" and "+5.5". A minus sign may already be part of the number. */
const matchSignedHours = ({ words }: PhraseInput, at: number): SignedHours | null => {
  const [sign, number] = [words[at], words[at + 1]];
  if (sign?.value !== null && sign?.value !== undefined && sign.value < 0)
    return { take: 1, hours: sign.value };
  if (sign === undefined || !'+-'.includes(sign.text) || typeof number?.value !== 'number') return null;
  return { take: 2, hours: sign.text === '-' ? -number.value : number.value };
};

/** The minutes in "+5:30". */
const getMinutes = ({ words, text }: PhraseInput, at: number): number => {
  const [hour, minute] = [words[at - 1], words[at]];
  const hasMinutes =
    hour && minute && text.slice(hour.end, minute.start) === ':' && /^\d{2}$/.test(minute.text);
  return hasMinutes ? Number(minute.text) : 0;
};

const WHY_INVALID_OFFSET =
  'There is no such time zone. They range from UTC−12 to UTC+14, in steps of 15 minutes.';

/** Matches an impossible offset such as "UTC+45", so that it is not read as UTC. */
export const recognizeInvalidOffset: Recognizer = (input, at) => {
  const base = input.words[at]?.text ?? '';
  const signedHours =
    zoneAbbreviations.has(base) && !matchOffset(input, at) ? matchSignedHours(input, at + 1) : null;
  const minutes = signedHours && getMinutes(input, at + 1 + signedHours.take) > 0 ? 1 : 0;
  return (
    signedHours &&
    createRecognition(1 + signedHours.take + minutes, { is: 'unanswered', why: WHY_INVALID_OFFSET })
  );
};

/** Matches an offset from a named time zone: "UTC+7", "GMT-3", "UTC+5:30", "CET+1". */
export const matchOffset = (input: PhraseInput, at: number): Match<Anchor> | null => {
  const base = input.words[at]?.text ?? '';
  const signedHours = zoneAbbreviations.has(base) ? matchSignedHours(input, at + 1) : null;
  if (!signedHours) return null;
  const end = at + 1 + signedHours.take;
  const minutes = getMinutes(input, end);
  const hours = signedHours.hours + (Math.sign(signedHours.hours) * minutes) / MINUTES_PER_HOUR;
  if (!Number.isInteger(hours * QUARTERS_PER_HOUR) || Math.abs(hours) > MAX_OFFSET_HOURS) return null;
  const isUniversal = base === 'utc' || base === 'gmt';
  const namedZone = isUniversal ? null : zoneExpressions.match(input.words, at);
  const ahead = hours + (namedZone ? getOffset(namedZone.value.zone, input.now) : 0);
  const size = `${Math.floor(Math.abs(hours))}${hours % 1 === 0 ? '' : `:${(Math.abs(hours) % 1) * MINUTES_PER_HOUR}`}`;
  const name = `${isUniversal ? 'UTC' : base.toUpperCase()}${hours < 0 ? '−' : '+'}${size}`;
  return { take: end + (minutes > 0 ? 1 : 0) - at, value: { zone: toFixedZone(ahead), name } };
};

/** Matches whose clock is meant: a time zone, a city, or the largest city of a country. */
export const matchAnchor = (
  input: PhraseInput,
  at: number,
  isExact = false,
): { take: number; value: Anchor } | null => {
  const skip = [
    'my',
    'a',
    'clients',
    'people',
    'team',
    'office',
    'colleagues',
    'in',
    'the',
    'both',
    'customers',
  ].includes(input.words[at]?.text ?? '')
    ? 1
    : 0;
  const anchor =
    matchOffset(input, at) ??
    zoneExpressions.match(input.words, at) ??
    (skip ? null : matchPlace(input, at, isExact));
  if (anchor) return anchor;
  const next = skip ? matchAnchor(input, at + 1, isExact) : null;
  return next && { take: next.take + 1, value: next.value };
};

const findLargestCity = ({ cities = [], countries = [] }: PlaceScope, vocabulary: Vocabulary) => {
  const [[city = ''], [country = '', ...others]] = [cities, countries];
  return vocabulary.cities.get(city) ?? (others.length === 0 ? vocabulary.largest.get(country) : undefined);
};

const matchPlace = ({ words, vocabulary }: PhraseInput, at: number, isExact: boolean) => {
  const found =
    vocabulary.names.match(words, at) ??
    (isExact ? null : vocabulary.names.matchWithTypos(words, at, () => false));
  if (!found) return null;
  const largest = findLargestCity(found.place.scope, vocabulary);
  return largest ? { take: found.take, value: { zone: largest.timezone, name: largest.name } } : null;
};

const MAX_LISTED = 4;

/** A time zone by name, or a city. A country after a comma may be where the person wants to live. */
const matchListedAnchor = (input: PhraseInput, at: number) => {
  const place = input.vocabulary.names.match(input.words, at)?.place;
  return place && !place.scope.cities ? null : matchAnchor(input, at, true);
};

/** Further clocks to share hours with: "… and New York", "…, New York and Tokyo". */
export const matchMoreAnchors = (input: PhraseInput, at: number): { take: number; values: Anchor[] } => {
  const { words } = input;
  const values: Anchor[] = [];
  let end = at;
  while (values.length < MAX_LISTED) {
    const comma = words[end]?.text === ',' ? 1 : 0;
    const isLast = words[end + comma]?.text === 'and' && words[end + comma + 1]?.text !== 'in';
    if (!isLast && comma === 0) break;
    const start = end + comma + (isLast ? 1 : 0);
    const next = comma ? matchListedAnchor(input, start) : matchAnchor(input, start, true);
    if (!next) break;
    values.push(next.value);
    end = start + next.take;
    if (isLast) return { take: end - at, values };
  }
  return { take: 0, values: [] };
};
