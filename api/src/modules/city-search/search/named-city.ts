import type { PhraseFilter } from '@wanderwork/contracts';
import { findOnlyScope } from './phrase-conditions.js';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';

/**
 * The only city that a phrase names; null if it names none, several, or a larger place. Of cities that share a name, the
 * best scored one.
 */
export const findNamedCity = (
  filters: readonly PhraseFilter[],
  { cities }: Vocabulary,
): CityProfile | null => {
  const scope = findOnlyScope(filters);
  if (!scope?.cities || scope.regions || scope.countries) return null;
  const named = scope.cities.flatMap((slug) => cities.get(slug) ?? []);
  const [first] = named;
  return first && named.every(({ name }) => name === first.name) ? first : null;
};

/** The largest city of the only country that a phrase names; null if it names none, several, or another place. */
export const findCityOfNamedCountry = (
  filters: readonly PhraseFilter[],
  { largest }: Vocabulary,
): CityProfile | null => {
  const scope = findOnlyScope(filters);
  const [code, ...more] = scope?.countries ?? [];
  if (code === undefined || scope?.regions || scope?.cities || more.length > 0) return null;
  return largest.get(code) ?? null;
};
