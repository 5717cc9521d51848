import { dimensionKeys } from '@wanderwork/contracts';
import { accessIndicators } from './access-indicators.js';
import {
  type Indicator,
  countryFigure,
  modelEstimate,
  createTrust,
  createComposedIndicator,
  createScaledIndicator,
} from './indicator.js';
import { climateFormula, climateScore } from './climate.js';
import { logErrors } from './figure-errors.js';
import {
  createCountScale,
  createFallingScale,
  createRaisedScale,
  createRisingScale,
  createShrunkScale,
  createLinearScale,
} from './scales.js';

/** The indicators of living and working in a city. */
const livingIndicators: readonly Indicator[] = [
  createScaledIndicator({
    key: 'fixed',
    label: 'Fixed-line download speed',
    dimension: 'internet',
    share: 0.7,
    figure: ({ fixedMbps }) => fixedMbps,
    scale: createRisingScale('Mbps', { low: 5, high: 250, atLeast: 1 }),
    trust: [modelEstimate],
    doubt: { relative: logErrors.speed },
  }),
  createScaledIndicator({
    key: 'upload',
    label: 'Upload speed',
    dimension: 'internet',
    share: 0.3,
    figure: ({ uploadMbps }) => uploadMbps,
    scale: createRisingScale('Mbps', { low: 2, high: 100, atLeast: 1 }),
    trust: [countryFigure],
    doubt: { relative: logErrors.speed },
  }),
  createScaledIndicator({
    key: 'cost',
    label: 'Monthly cost for one person',
    dimension: 'affordability',
    share: 1,
    figure: ({ monthlyCostUsd }) => monthlyCostUsd,
    scale: createFallingScale('USD a month', { low: 600, high: 4500 }),
    trust: [modelEstimate],
    doubt: { relative: logErrors.cost, own: ({ costError }) => costError },
  }),
  createScaledIndicator({
    key: 'safety',
    label: 'Safety index',
    dimension: 'safety',
    share: 1,
    figure: ({ safetyIndex }) => safetyIndex,
    scale: createShrunkScale('index', 60, 0.6),
    trust: [
      createTrust('homicides and governance', 0.6, ({ safetyBasis }) => safetyBasis === 'homicide'),
      createTrust('older homicide figure', 0.5, ({ safetyBasis }) => safetyBasis === 'older-homicide'),
      createTrust('governance alone', 0.3),
    ],
    doubt: { points: 9 },
  }),
  createComposedIndicator({
    key: 'climate',
    label: 'Monthly comfort',
    dimension: 'climate',
    share: 1,
    formula: climateFormula,
    score: ({ temperatureC, rainMm }) => (temperatureC === null ? null : climateScore(temperatureC, rainMm)),
    trust: [
      createTrust('station within 50 km', 1, ({ climateBasis }) => climateBasis === 'near-station'),
      createTrust('station 50 to 100 km away', 0.7),
    ],
    doubt: { points: 5 },
  }),
  createScaledIndicator({
    key: 'coworking',
    label: 'Co-working places',
    dimension: 'work_setup',
    share: 0.6,
    figure: ({ coworkingPer100k }) => coworkingPer100k,
    scale: createCountScale('places per 100,000 people', 20),
    trust: [createTrust('counted', 1)],
    doubt: { points: 5 },
  }),
  createScaledIndicator({
    key: 'broadband',
    label: 'Fixed broadband',
    dimension: 'work_setup',
    share: 0.4,
    figure: ({ broadbandPer100 }) => broadbandPer100,
    scale: createLinearScale('lines per 100 people', 0, 45),
    trust: [countryFigure],
    doubt: { points: 5 },
  }),
  createScaledIndicator({
    key: 'health',
    label: 'Health services coverage',
    dimension: 'health_air',
    share: 0.5,
    figure: ({ healthCoverage }) => healthCoverage,
    scale: createLinearScale('UHC index', 40, 80),
    trust: [countryFigure],
    doubt: { points: 6 },
  }),
  createScaledIndicator({
    key: 'air',
    label: 'Fine particles in the air',
    dimension: 'health_air',
    share: 0.5,
    figure: ({ pm25 }) => pm25,
    scale: createFallingScale('PM2.5', { low: 5, high: 60, atLeast: 1 }),
    trust: [countryFigure],
    doubt: { points: 12 },
  }),
  createScaledIndicator({
    key: 'english',
    label: 'People who use English',
    dimension: 'community',
    share: 0.5,
    figure: ({ englishPct }) => englishPct,
    scale: createRaisedScale('% of people', 20),
    trust: [countryFigure],
    doubt: { points: 10 },
  }),
  createScaledIndicator({
    key: 'size',
    label: 'Population',
    dimension: 'community',
    share: 0.5,
    figure: ({ population }) => population,
    scale: createRisingScale('people', { low: 10_000, high: 3_000_000, atLeast: 1 }),
    trust: [createTrust('city proper, undated', 0.6)],
    doubt: { points: 5 },
  }),
];

/** All indicators of the score, grouped by dimension. The method page shows this table. */
export const indicators: readonly Indicator[] = dimensionKeys.flatMap((key) =>
  [...livingIndicators, ...accessIndicators].filter(({ dimension }) => dimension === key),
);
