import {
  type CityDetail,
  type ComparisonRow,
  joinNames,
  type ReportSection,
  type Source,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import type { PersonalScore } from '@wanderwork/irex';

/** What a report is made of, gathered before its first byte. */
export interface ReportFacts {
  cities: CityDetail[];
  /** Of two or three cities; empty for one. */
  rows: ComparisonRow[];
  /** What somebody's own wishes make of the cities, in their order; null where nothing was wished. */
  own: (PersonalScore | null)[] | null;
  /** In the report's own order. */
  sections: ReportSection[];
  /** In which its reader reads. */
  degrees: TemperatureUnit;
  /** `YYYY-MM-DD`, UTC: with the same figures the same day gives the same bytes. */
  day: string;
}

export const hasSection = ({ sections }: Pick<ReportFacts, 'sections'>, section: ReportSection): boolean =>
  sections.includes(section);

/** Every source of the cities, once, in the order in which they are first met; readers know them by their place. */
export const sourcesOf = (cities: readonly Pick<CityDetail, 'sources'>[]): Source[] => [
  ...new Map(cities.flatMap(({ sources }) => sources.map((source) => [source.id, source]))).values(),
];

/** "Lisbon, Porto and Medellín". */
export const placesOf = ({ cities }: Pick<ReportFacts, 'cities'>): string =>
  joinNames(cities.map(({ name }) => name));
