import type { SummaryRow } from '../listing/summary-columns.js';
import type { Assessed } from './verdicts.js';

/** The keys of the figures that verdicts use, in addition to those of the summary. */
export const judgedFigures = [
  'safety_index',
  'nomad_visa_months',
  'air_pm25',
  'airport_large_km',
  'english_share',
];

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Collects the inputs of verdicts from a city's summary and its figures by key. */
export const assessed = (
  { climate, monthlyCost, speed }: Pick<SummaryRow, 'climate' | 'monthlyCost' | 'speed'>,
  figure: (key: string) => unknown,
): Assessed => ({
  monthlyCost,
  internetSpeed: speed,
  climate,
  safetyIndex: numberOf(figure('safety_index')),
  nomadVisaMonths: numberOf(figure('nomad_visa_months')),
  airPm25: numberOf(figure('air_pm25')),
  largeAirportKm: numberOf(figure('airport_large_km')),
  englishShare: numberOf(figure('english_share')),
});
