import { airportFormula, airportScore } from './airport.js';
import { composed, measured, type Indicator } from './indicator.js';
import { nomadVisaFormula, nomadVisaScore, nomadVisaTrust } from './nomad-visa.js';
import { straight } from './scales.js';
import { computed } from './trust.js';

/** Indicators of getting in and about. */
export const accessIndicators: readonly Indicator[] = [
  composed({
    key: 'nomad_visa',
    label: 'Nomad visa',
    dimension: 'visa_access',
    share: 0.45,
    formula: nomadVisaFormula,
    score: nomadVisaScore,
    trust: nomadVisaTrust,
    doubt: { points: 12 },
  }),
  measured({
    key: 'openness',
    label: 'Passports that enter freely for 30 days',
    dimension: 'visa_access',
    share: 0.35,
    figure: ({ openPassportsPct }) => openPassportsPct,
    scale: straight('% of passports', 0, 70),
    trust: [computed],
    doubt: { points: 4 },
  }),
  composed({
    key: 'airport',
    label: 'Nearness of an airport',
    dimension: 'visa_access',
    share: 0.2,
    formula: airportFormula,
    score: ({ airportKm, largeAirportKm }) =>
      airportKm === null ? null : airportScore(airportKm, largeAirportKm),
    trust: [computed],
    doubt: { points: 4 },
  }),
];
