import type { DimensionKey } from '@wanderwork/contracts';
import { airportScore } from './airport.js';
import { climateScore } from './climate.js';
import { clip, logSpread, onLogScale } from './goalposts.js';
import type { CityInputs } from './inputs.js';
import { nomadVisaQuality, nomadVisaScore } from './nomad-visa.js';

export interface Indicator {
  key: string;
  dimension: DimensionKey;
  /** Share of its dimension; shares are re-normalised over the indicators that have data. */
  share: number;
  /** 0–100, or null without a figure. */
  score(city: CityInputs): number | null;
  /** How far the figure is trusted, 0–1; never asked for an imputed one, which is 0. */
  quality(city: CityInputs): number;
  /** One standard deviation of what is not known about the score, in points. */
  spread(city: CityInputs): number;
}

const SPEED_ERROR = 0.4;
const COST_ERROR = 0.28;

/** A country's figure stands for each of its cities. */
const COUNTRY_FIGURE = 0.6;
const MODEL_ESTIMATE = 0.5;
const GIVEN = 1;

/** A safety figure is pulled towards 60, because it is a country's and not the city's. */
const SAFETY_CENTRE = 60;
const SAFETY_KEPT = 0.6;
const safetyQuality = { homicide: COUNTRY_FIGURE, 'older-homicide': 0.5, governance: 0.3 };

const always = (value: number) => () => value;
const known = <T>(value: T | null, score: (value: T) => number): number | null =>
  value === null ? null : score(value);

/** Every indicator of the score. Goalposts, shares and spreads: `design/irex` of the method page. */
export const indicators: readonly Indicator[] = [
  {
    key: 'fixed',
    dimension: 'internet',
    share: 0.7,
    score: ({ fixedMbps }) => known(fixedMbps, (mbps) => onLogScale(Math.max(mbps, 1), 5, 250)),
    quality: ({ fixedBasis }) => (fixedBasis === 'given' ? GIVEN : MODEL_ESTIMATE),
    spread: ({ fixedBasis }) => (fixedBasis === 'given' ? 0 : logSpread(SPEED_ERROR, 5, 250)),
  },
  {
    key: 'upload',
    dimension: 'internet',
    share: 0.3,
    score: ({ uploadMbps }) => known(uploadMbps, (mbps) => onLogScale(Math.max(mbps, 1), 2, 100)),
    quality: always(COUNTRY_FIGURE),
    spread: always(logSpread(SPEED_ERROR, 2, 100)),
  },
  {
    key: 'cost',
    dimension: 'affordability',
    share: 1,
    score: ({ monthlyCostUsd }) => known(monthlyCostUsd, (usd) => 100 - onLogScale(usd, 600, 4500)),
    quality: ({ costBasis }) => (costBasis === 'given' ? GIVEN : MODEL_ESTIMATE),
    spread: ({ costBasis }) => (costBasis === 'given' ? 0 : logSpread(COST_ERROR, 600, 4500)),
  },
  {
    key: 'safety',
    dimension: 'safety',
    share: 1,
    score: ({ safetyIndex }) =>
      known(safetyIndex, (index) => SAFETY_CENTRE + SAFETY_KEPT * (index - SAFETY_CENTRE)),
    quality: ({ safetyBasis }) => safetyQuality[safetyBasis],
    spread: always(9),
  },
  {
    key: 'climate',
    dimension: 'climate',
    share: 1,
    score: ({ temperatureC, rainMm }) => known(temperatureC, (celsius) => climateScore(celsius, rainMm)),
    quality: ({ climateBasis }) => (climateBasis === 'near-station' ? 1 : 0.7),
    spread: always(5),
  },
  {
    key: 'coworking',
    dimension: 'work_setup',
    share: 0.6,
    score: ({ coworkingPer100k }) =>
      known(coworkingPer100k, (places) => clip((100 * Math.log(1 + places)) / Math.log(21))),
    quality: always(1),
    spread: always(5),
  },
  {
    key: 'broadband',
    dimension: 'work_setup',
    share: 0.4,
    score: ({ broadbandPer100 }) => known(broadbandPer100, (lines) => clip((100 * lines) / 45)),
    quality: always(COUNTRY_FIGURE),
    spread: always(5),
  },
  {
    key: 'nomad_visa',
    dimension: 'visa_access',
    share: 0.45,
    score: nomadVisaScore,
    quality: nomadVisaQuality,
    spread: always(12),
  },
  {
    key: 'openness',
    dimension: 'visa_access',
    share: 0.35,
    score: ({ openPassportsPct }) => known(openPassportsPct, (share) => clip((100 * share) / 70)),
    quality: always(0.9),
    spread: always(4),
  },
  {
    key: 'airport',
    dimension: 'visa_access',
    share: 0.2,
    score: ({ airportKm, largeAirportKm }) => known(airportKm, (km) => airportScore(km, largeAirportKm)),
    quality: always(0.9),
    spread: always(4),
  },
  {
    key: 'health',
    dimension: 'health_air',
    share: 0.5,
    score: ({ healthCoverage }) => known(healthCoverage, (index) => clip((100 * (index - 40)) / 40)),
    quality: always(COUNTRY_FIGURE),
    spread: always(6),
  },
  {
    key: 'air',
    dimension: 'health_air',
    share: 0.5,
    score: ({ pm25 }) => known(pm25, (particles) => 100 - onLogScale(Math.max(particles, 1), 5, 60)),
    quality: always(COUNTRY_FIGURE),
    spread: always(12),
  },
  {
    key: 'english',
    dimension: 'community',
    share: 0.5,
    score: ({ englishPct }) => known(englishPct, (share) => clip(20 + share)),
    quality: always(COUNTRY_FIGURE),
    spread: always(10),
  },
  {
    key: 'size',
    dimension: 'community',
    share: 0.5,
    score: ({ population }) =>
      known(population, (people) => onLogScale(Math.max(people, 1), 10_000, 3_000_000)),
    quality: always(COUNTRY_FIGURE),
    spread: always(5),
  },
];
