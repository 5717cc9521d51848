import type { PlaceScope } from '@wanderwork/contracts';
import type { Anchor } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { matchOffset } from './offset.js';
import { zoneExpressions } from './zone-vocabulary.js';

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
