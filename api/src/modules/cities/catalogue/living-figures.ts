import { safetyLabels } from '@wanderwork/contracts';
import { defineNumberRange, defineGroup, oneOf, defineText, type FigureDefinition } from './figure-kind.js';

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

const share = defineNumberRange(0, 100);

export const livingFigures: FigureDefinition[] = [
  cost('monthly_cost', 'Monthly cost for one person', defineNumberRange(100, 20_000), {
    unit: A_MONTH,
    scored: true,
  }),
  cost('rent_center', 'Rent, one bedroom, center', defineNumberRange(20, 10_000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('rent_outside', 'Rent, one bedroom, outside the center', defineNumberRange(20, 10_000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('food', 'Food', defineNumberRange(10, 5000), { unit: A_MONTH, note: MODEL }),
  cost('transport', 'Transport', defineNumberRange(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('utilities_internet', 'Utilities and internet', defineNumberRange(1, 2000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('leisure', 'Leisure', defineNumberRange(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('other_with_coworking', 'Everything else, with co-working', defineNumberRange(1, 5000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('meal', 'A plain meal out', defineNumberRange(0.2, 200), { unit: 'USD', note: MODEL }),
  cost('perdiem_lodging', 'Hotel, US official rate', defineNumberRange(10, 2000), {
    unit: 'USD a night',
    note: PER_DIEM,
  }),
  cost('perdiem_meals', 'Meals, US official rate', defineNumberRange(5, 1000), {
    unit: 'USD a day',
    note: PER_DIEM,
  }),

  safety('safety_index', 'Safety index', share, { unit: 'of 100', note: COMPOSITE, scored: true }),
  safety('safety_label', 'Safety', oneOf(...safetyLabels), { note: COMPOSITE }),
  safety('homicide_rate', 'Homicides', defineNumberRange(0, 200), { unit: 'per 100,000 people a year' }),
  safety('political_stability', 'Political stability', defineNumberRange(-4, 4), { note: GOVERNANCE }),
  safety('rule_of_law', 'Rule of law', defineNumberRange(-4, 4), { note: GOVERNANCE }),

  health('health_coverage', 'Health services coverage (UHC index)', share, { unit: 'of 100', scored: true }),
  health('air_pm25', 'Fine particles in the air (PM2.5)', defineNumberRange(0, 500), {
    unit: 'µg/m³',
    note: "The country's average. The air in the city may differ a lot.",
    scored: true,
  }),
  health('life_expectancy', 'Life expectancy', defineNumberRange(30, 100), { unit: 'years' }),
  health('health_spending', 'Health spending', defineNumberRange(0, 50), { unit: '% of GDP' }),

  community('population', 'Population', defineNumberRange(1, 60_000_000), {
    unit: 'people',
    note: 'The city proper.',
    scored: true,
  }),
  community('english_share', 'People who use English', share, { unit: '%', note: ROUGH, scored: true }),
  community('english_official', 'English is official', oneOf('yes', 'no')),
  community('english_level', 'English', defineText(20), { note: ROUGH }),
];
