import { formatSureness, getVerdictLabel, type ComparisonRow } from '@wanderwork/contracts';
import { buildComparisonRows } from '../../../cities/index.js';
import type { Dossier } from '../dossier.js';
import { CityFacts } from '../facts/city-facts.js';
import { Fact } from '../facts/fact.js';

/** Two or three cities with the rows of their comparison. */
export interface Compared {
  cities: readonly CityFacts[];
  row(key: string): ComparisonRow | null;
}

export const comparedOf = (dossiers: readonly Dossier[]): Compared => {
  const rows = new Map(buildComparisonRows(dossiers.map(({ city }) => city)).map((row) => [row.key, row]));
  return { cities: dossiers.map((dossier) => new CityFacts(dossier)), row: (key) => rows.get(key) ?? null };
};

/** The only city that is ahead, surely or probably; null if there is none. */
export const leaderOf = (compared: Compared, key: string): CityFacts | null => {
  const leaders = compared.row(key)?.leaders ?? [];
  return leaders.length === 1 ? compared.cities[leaders[0]!]! : null;
};

/** How sure a lead is ("about 75% sure"), cited with the fact that it rests on; null if the lead is a fact itself. */
export const surenessOf = (compared: Compared, key: string, fact: Fact): Fact | null => {
  const sureness = compared.row(key)?.sureness ?? null;
  const text = sureness === null ? null : formatSureness(sureness);
  return text === null ? null : new Fact(text, ...fact.cites.map((cite) => ({ ...cite, text })));
};

/** The verdict on a row as the comparison page states it, cited with the fact that it rests on. */
export const verdictOf = (compared: Compared, key: string, fact: Fact): Fact | null => {
  const row = compared.row(key);
  const text =
    row &&
    getVerdictLabel(
      row,
      compared.cities.map(({ city }) => city),
    );
  return text === null ? null : (surenessOf(compared, key, fact) ?? fact).as(text);
};

/** The cities that are behind the best one, surely or probably. */
export const trailingOf = (compared: Compared, key: string): CityFacts[] => {
  const leaders = compared.row(key)?.leaders ?? [];
  return compared.cities.filter((_, place) => !leaders.includes(place));
};

/** Whether the value is known for all cities and none is ahead, not even probably. */
export const cannotBeToldApart = (compared: Compared, key: string): boolean =>
  compared.row(key)?.leaders?.length === compared.cities.length;

export const othersThan = ({ cities }: Compared, excluded: CityFacts): CityFacts[] =>
  cities.filter((city) => city !== excluded);
