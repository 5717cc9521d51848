import { airportFormula, airportScore } from './airport.js';
import { createComposedIndicator, createScaledIndicator, type Indicator } from './indicator.js';
import { nomadVisaFormula, nomadVisaScore, nomadVisaTrust } from './nomad-visa.js';
import { createLinearScale } from './scales.js';
import { computed } from './trust.js';

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
