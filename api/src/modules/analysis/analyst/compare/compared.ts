import type { ComparisonRow } from '@wanderwork/contracts';
import { buildComparisonRows } from '../../../cities/index.js';
import type { Dossier } from '../dossier.js';
import { CityFacts } from '../facts/city-facts.js';

/** Two or three cities with the rows of their comparison. */
export interface Compared {
  cities: readonly CityFacts[];
  row(key: string): ComparisonRow | null;
}

export const comparedOf = (dossiers: readonly Dossier[]): Compared => {
  const rows = new Map(buildComparisonRows(dossiers.map(({ city }) => city)).map((row) => [row.key, row]));
  return { cities: dossiers.map((dossier) => new CityFacts(dossier)), row: (key) => rows.get(key) ?? null };
};

/** The city that is ahead by more than the margin of error; null if there is none. */
export const leaderOf = (compared: Compared, key: string): CityFacts | null => {
  const leaders = compared.row(key)?.leaders ?? [];
  return leaders.length === 1 ? compared.cities[leaders[0]!]! : null;
};

/** Whether the value is known for all cities and none is ahead. */
export const cannotBeToldApart = (compared: Compared, key: string): boolean =>
  compared.row(key)?.leaders?.length === compared.cities.length;

export const othersThan = ({ cities }: Compared, excluded: CityFacts): CityFacts[] =>
  cities.filter((city) => city !== excluded);
