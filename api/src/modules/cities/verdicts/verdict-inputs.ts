import type { SummaryRow } from '../summary-columns.js';
import type { VerdictInputs } from './verdicts.js';

/** The keys of the figures that verdicts use, in addition to those of the summary. */
export const verdictFigures = [
  'safety_index',
  'nomad_visa_months',
  'air_pm25',
  'airport_large_km',
  'english_share',
];

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Collects the inputs of verdicts from a city's summary and its figures by key. */
export const toVerdictInputs = (
  { climate, monthlyCost, speed }: Pick<SummaryRow, 'climate' | 'monthlyCost' | 'speed'>,
  getFigure: (key: string) => unknown,
): VerdictInputs => ({
  monthlyCost,
  internetSpeed: speed,
  climate,
  safetyIndex: toNumber(getFigure('safety_index')),
  nomadVisaMonths: toNumber(getFigure('nomad_visa_months')),
  airPm25: toNumber(getFigure('air_pm25')),
  largeAirportKm: toNumber(getFigure('airport_large_km')),
  englishShare: toNumber(getFigure('english_share')),
});
