import { safetyLabels } from '@wanderwork/contracts';
import { numberBetween, defineGroup, oneOf, textUpTo, type FigureDefinition } from './figure-kind.js';

const cost = defineGroup('cost');
const safety = defineGroup('safety');
const health = defineGroup('health');
const community = defineGroup('community');

const A_MONTH = 'USD a month';
const MODEL = 'Model estimate. It makes cities in one country look more alike than they are.';
const PER_DIEM = 'What the US government pays for its travelers: a hotel price, not rent.';
const COMPOSITE = "Based on the country's figures, not the city's.";
const GOVERNANCE = 'From −2.5 (worst) to 2.5 (best).';
const ROUGH = 'Rough estimate: the share of the country that uses English to some degree.';

const share = numberBetween(0, 100);

export const livingFigures: FigureDefinition[] = [
  cost('monthly_cost', 'Cost of a month for one', numberBetween(100, 20_000), {
    unit: A_MONTH,
    scored: true,
  }),
  cost('rent_center', 'Rent, one bedroom, center', numberBetween(20, 10_000), { unit: A_MONTH, note: MODEL }),
  cost('rent_outside', 'Rent, one bedroom, outside the center', numberBetween(20, 10_000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('food', 'Food', numberBetween(10, 5000), { unit: A_MONTH, note: MODEL }),
  cost('transport', 'Transport', numberBetween(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('utilities_internet', 'Utilities and internet', numberBetween(1, 2000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('leisure', 'Leisure', numberBetween(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('other_with_coworking', 'Everything else, with co-working', numberBetween(1, 5000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('meal', 'A plain meal out', numberBetween(0.2, 200), { unit: 'USD', note: MODEL }),
  cost('perdiem_lodging', 'Hotel, US official rate', numberBetween(10, 2000), {
    unit: 'USD a night',
    note: PER_DIEM,
  }),
  cost('perdiem_meals', 'Meals, US official rate', numberBetween(5, 1000), {
    unit: 'USD a day',
    note: PER_DIEM,
  }),

  safety('safety_index', 'Safety index', share, { unit: 'of 100', note: COMPOSITE, scored: true }),
  safety('safety_label', 'Safety', oneOf(...safetyLabels), { note: COMPOSITE }),
  safety('homicide_rate', 'Homicides', numberBetween(0, 200), { unit: 'per 100,000 people a year' }),
  safety('political_stability', 'Political stability', numberBetween(-4, 4), { note: GOVERNANCE }),
  safety('rule_of_law', 'Rule of law', numberBetween(-4, 4), { note: GOVERNANCE }),

  health('health_coverage', 'Health services coverage (UHC index)', share, { unit: 'of 100', scored: true }),
  health('air_pm25', 'Fine particles in the air (PM2.5)', numberBetween(0, 500), {
    unit: 'µg/m³',
    note: "The country's average. The air in the city may differ a lot.",
    scored: true,
  }),
  health('life_expectancy', 'Life expectancy', numberBetween(30, 100), { unit: 'years' }),
  health('health_spending', 'Health spending', numberBetween(0, 50), { unit: '% of GDP' }),

  community('population', 'Population', numberBetween(1, 60_000_000), {
    unit: 'people',
    note: 'The city proper.',
    scored: true,
  }),
  community('english_share', 'People who use English', share, { unit: '%', note: ROUGH, scored: true }),
  community('english_official', 'English is official', oneOf('yes', 'no')),
  community('english_level', 'English', textUpTo(20), { note: ROUGH }),
];
