import type { ComparisonRow } from '@wanderwork/contracts';
import { comparisonRows } from '../../../cities/index.js';
import type { Dossier } from '../dossier.js';
import { CityFacts } from '../facts/city-facts.js';

/** Two or three cities beside each other, with who is ahead in what. */
export interface Compared {
  cities: readonly CityFacts[];
  row(key: string): ComparisonRow | null;
}

export const comparedOf = (dossiers: readonly Dossier[]): Compared => {
  const rows = new Map(comparisonRows(dossiers.map(({ city }) => city)).map((row) => [row.key, row]));
  return { cities: dossiers.map((dossier) => new CityFacts(dossier)), row: (key) => rows.get(key) ?? null };
};

/** Who is ahead beyond doubt; null where it cannot be told. */
export const leaderOf = (compared: Compared, key: string): CityFacts | null => {
  const leaders = compared.row(key)?.leaders ?? [];
  return leaders.length === 1 ? compared.cities[leaders[0]!]! : null;
};

/** Whether all of them are known and none is ahead of another. */
export const cannotBeToldApart = (compared: Compared, key: string): boolean =>
  compared.row(key)?.leaders?.length === compared.cities.length;

export const othersThan = ({ cities }: Compared, one: CityFacts): CityFacts[] =>
  cities.filter((city) => city !== one);
