import {
  type CityDetail,
  type ComparisonRow,
  joinNames,
  type ReportSection,
  type Source,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import type { PersonalScore } from '@wanderwork/irex';

/** The data of a report, complete before its first byte is written. */
export interface ReportFacts {
  cities: CityDetail[];
  /** The comparison of two or three cities; empty for one city. */
  rows: ComparisonRow[];
  /** The cities' scores by the reader's own preferences, in the order of `cities`; null if there are no preferences. */
  personalScores: (PersonalScore | null)[] | null;
  /** In the order of the report. */
  sections: ReportSection[];
  /** The reader's temperature unit. */
  degrees: TemperatureUnit;
  /** `YYYY-MM-DD` in UTC. The same figures on the same day give the same bytes. */
  day: string;
}

export const hasSection = ({ sections }: Pick<ReportFacts, 'sections'>, section: ReportSection): boolean =>
  sections.includes(section);

/** Every source of the cities once, in the order of first use. The report refers to them by their position. */
export const listSources = (cities: readonly Pick<CityDetail, 'sources'>[]): Source[] => [
  ...new Map(cities.flatMap(({ sources }) => sources.map((source) => [source.id, source]))).values(),
];

/** "Lisbon, Porto and Medellín". */
export const joinCityNames = ({ cities }: Pick<ReportFacts, 'cities'>): string =>
  joinNames(cities.map(({ name }) => name));
