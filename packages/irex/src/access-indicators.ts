import {
  createComposedIndicator,
  createScaledIndicator,
  type Indicator,
  computed,
  type Trust,
  createTrust,
} from './indicator.js';
import { createLinearScale, clip } from './scales.js';
import type { CityInputs } from './inputs.js';

const MONTHS_WHEN_UNKNOWN = 12;
/** The points of a program at its minimum months, and the points that more months add. */
const PROGRAM = { points: 60, months: 6, more: 40, span: 18 };
const PARTIAL = 50;
const ANNOUNCED = 20;

/**
 * A program scores 60 at six months and 100 at two years. None found scores 0: the data set lists programs, so absence
 * is weak evidence that there is none. The page says "none found", never "no".
 */
const nomadVisaScore = ({ nomadVisa, nomadVisaMonths }: CityInputs): number => {
  const { points, months, more, span } = PROGRAM;
  if (nomadVisa === 'yes')
    return clip(points + (more * ((nomadVisaMonths ?? MONTHS_WHEN_UNKNOWN) - months)) / span);
  if (nomadVisa === 'partial') return PARTIAL;
  return nomadVisa === 'announced' ? ANNOUNCED : 0;
};

const nomadVisaFormula =
  `a program ${PROGRAM.points} + ${PROGRAM.more} · (months − ${PROGRAM.months}) / ${PROGRAM.span}, ` +
  `${MONTHS_WHEN_UNKNOWN} months if not stated; a partial one ${PARTIAL}; an announced one ${ANNOUNCED}; none found 0`;

/** Trust in a program with an official page, one from secondary pages, or none found. */
const nomadVisaTrust: readonly Trust[] = [
  createTrust('none found', 0, ({ nomadVisa }) => nomadVisa === null),
  createTrust('official page', 0.85, ({ nomadVisaBasis }) => nomadVisaBasis === 'official'),
  createTrust('secondary page', 0.6),
];

/** Distances (km) beyond which the score is 0; within `AT_HAND_KM` it is full. */
const NEAR_KM = 120;
const LARGE_KM = 200;
const AT_HAND_KM = 10;

const scoreDistance = (km: number, furthest: number): number =>
  clip((100 * (furthest - km)) / (furthest - AT_HAND_KM));

/** Airport score, 0–100: half for the nearest airport, half for the nearest large one. */
const airportScore = (km: number, largeKm: number | null): number =>
  (scoreDistance(km, NEAR_KM) + (largeKm === null ? 0 : scoreDistance(largeKm, LARGE_KM))) / 2;

const airportFormula = `½ · 100 · (${NEAR_KM} − km) / ${NEAR_KM - AT_HAND_KM} + ½ · 100 · (${LARGE_KM} − km to a large one) / ${LARGE_KM - AT_HAND_KM}`;

/** The indicators of visas, entry and airports. */
export const accessIndicators: readonly Indicator[] = [
  createComposedIndicator({
    key: 'nomad_visa',
    label: 'Nomad visa',
    dimension: 'visa_access',
    share: 0.45,
    formula: nomadVisaFormula,
    score: nomadVisaScore,
    trust: nomadVisaTrust,
    doubt: { points: 12 },
  }),
  createScaledIndicator({
    key: 'openness',
    label: 'Passports with 30 days visa-free',
    dimension: 'visa_access',
    share: 0.35,
    figure: ({ openPassportsPct }) => openPassportsPct,
    scale: createLinearScale('% of passports', 0, 70),
    trust: [computed],
    doubt: { points: 4 },
  }),
  createComposedIndicator({
    key: 'airport',
    label: 'Distance to an airport',
    dimension: 'visa_access',
    share: 0.2,
    formula: airportFormula,
    score: ({ airportKm, largeAirportKm }) =>
      airportKm === null ? null : airportScore(airportKm, largeAirportKm),
    trust: [computed],
    doubt: { points: 4 },
  }),
];
