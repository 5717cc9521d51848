import type { PlaceScope } from '@wanderwork/contracts';
import type { Anchor } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { offsetAt } from './offset.js';
import { zones } from './zone-vocabulary.js';

/** Matches whose clock is meant: a time zone, a city, or the largest city of a country. */
export const anchorAt = (
  input: PhraseInput,
  at: number,
  spelled = false,
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
  const named =
    offsetAt(input, at) ?? zones.at(input.words, at) ?? (skip ? null : placeAt(input, at, spelled));
  if (named) return named;
  const next = skip ? anchorAt(input, at + 1, spelled) : null;
  return next && { take: next.take + 1, value: next.value };
};

const largestIn = ({ cities = [], countries = [] }: PlaceScope, vocabulary: Vocabulary) => {
  const [[city = ''], [country = '', ...others]] = [cities, countries];
  return vocabulary.cities.get(city) ?? (others.length === 0 ? vocabulary.largest.get(country) : undefined);
};

const placeAt = ({ words, vocabulary }: PhraseInput, at: number, spelled: boolean) => {
  const found =
    vocabulary.names.at(words, at) ?? (spelled ? null : vocabulary.names.near(words, at, () => false));
  if (!found) return null;
  const largest = largestIn(found.place.scope, vocabulary);
  return largest ? { take: found.take, value: { zone: largest.timezone, name: largest.name } } : null;
};

const MOST_LISTED = 4;

/** A time zone by name, or a city. A country after a comma may be where the person wants to live. */
const listedAt = (input: PhraseInput, at: number) => {
  const place = input.vocabulary.names.at(input.words, at)?.place;
  return place && !place.scope.cities ? null : anchorAt(input, at, true);
};

/** Further clocks to share hours with: "… and New York", "…, New York and Tokyo". */
export const moreAnchorsAt = (input: PhraseInput, at: number): { take: number; values: Anchor[] } => {
  const { words } = input;
  const values: Anchor[] = [];
  let end = at;
  while (values.length < MOST_LISTED) {
    const comma = words[end]?.text === ',' ? 1 : 0;
    const isLast = words[end + comma]?.text === 'and' && words[end + comma + 1]?.text !== 'in';
    if (!isLast && comma === 0) break;
    const start = end + comma + (isLast ? 1 : 0);
    const next = comma ? listedAt(input, start) : anchorAt(input, start, true);
    if (!next) break;
    values.push(next.value);
    end = start + next.take;
    if (isLast) return { take: end - at, values };
  }
  return { take: 0, values: [] };
};
