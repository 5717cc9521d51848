import type { SearchIntent } from '@wanderwork/contracts';
import type { Piece } from '../pieces.js';
import { isCityScope } from '../places.js';
import type { PhraseInput } from '../recognizer.js';
import { type PieceResult, hasMeaning, toUnanswered } from './piece-results.js';

const WHY_NAME_CITIES = 'Name two cities or more, for example “compare Lisbon and Valencia”.';
const WHY_NAME_CITY = 'Name one city, for example “why did the score of Lisbon change”.';

/** The cities that a phrase names, without those that it excludes or leaves. */
const listNamedCities = (pieces: readonly Piece[], { vocabulary }: PhraseInput): string[] => {
  const slugs = pieces
    .filter(hasMeaning('place'))
    .filter(
      ({ meaning: { excluded, left, place } }) => !excluded && !left && isCityScope(place.scope, vocabulary),
    )
    .flatMap(({ meaning }) => meaning.place.scope.cities?.[0] ?? []);
  return [...new Set(slugs)];
};

/** "Is Porto cheaper than Lisbon" compares the one city that it names with another. */
const listComparedCities = (pieces: readonly Piece[], input: PhraseInput): string[] => {
  const named = listNamedCities(pieces, input);
  const compared = pieces
    .filter(hasMeaning('comparison'))
    .flatMap(({ meaning }) => meaning.slug ?? [])
    .filter((slug) => !named.includes(slug));
  const isQuestion = named.length === 1 && input.asksAbout === 'cities' && compared.length > 0;
  if (isQuestion) return [...named, ...new Set(compared)];
  const asksToCompare = pieces.some(({ meaning: { is } }) => is === 'compare' || is === 'ranking');
  return asksToCompare && named.length > 1 ? named : [];
};

/** What the person wants besides a list. */
export const findIntent = (pieces: readonly Piece[], input: PhraseInput): SearchIntent | null => {
  const [slug, ...others] = listNamedCities(pieces, input);
  if (pieces.some(hasMeaning('history')) && slug !== undefined && others.length === 0)
    return { is: 'history', slug };
  const slugs = listComparedCities(pieces, input);
  return slugs.length > 0 ? { is: 'compare', slugs } : null;
};

/** Names the words of an intent whose cities are missing. */
export const interpretIntent = (
  piece: Piece,
  pieces: readonly Piece[],
  input: PhraseInput,
): PieceResult[] => {
  const { meaning } = piece;
  const isFirst = pieces.find((other) => other.meaning.is === meaning.is) === piece;
  if (findIntent(pieces, input) || !isFirst) return [];
  if (meaning.is === 'history') return [toUnanswered(WHY_NAME_CITY, piece)];
  return meaning.is === 'compare' && meaning.strength === 'strong'
    ? [toUnanswered(WHY_NAME_CITIES, piece)]
    : [];
};
