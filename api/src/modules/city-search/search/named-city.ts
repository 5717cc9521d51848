import type { PhraseFilter } from '@wanderwork/contracts';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';

/**
 * The only city that a phrase names; null if it names none, several, or a larger place. Of cities that share a name, the
 * best scored one.
 */
export const findNamedCity = (
  filters: readonly PhraseFilter[],
  { cities }: Vocabulary,
): CityProfile | null => {
  const scopes = filters.flatMap((filter) => (filter.on === 'place' ? filter.anyOf : []));
  const [scope, ...others] = scopes;
  if (!scope?.cities || scope.regions || scope.countries || others.length > 0) return null;
  const named = scope.cities.flatMap((slug) => cities.get(slug) ?? []);
  const [first] = named;
  return first && named.every(({ name }) => name === first.name) ? first : null;
};
