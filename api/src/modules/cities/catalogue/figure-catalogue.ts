import { safetyLabels, type FigureGroup } from '@wanderwork/contracts';

/** The values that a figure may take. `months` is a series from January to December. */
export type FigureKind =
  | { type: 'number'; min: number; max: number }
  | { type: 'months'; min: number; max: number }
  | { type: 'text'; longest: number }
  | { type: 'choice'; choices: readonly string[] };

/** One figure that a city may have. */
export interface FigureDefinition {
  key: string;
  group: FigureGroup;
  label: string;
  unit: string | null;
  /** A note shown with this figure for every city. */
  note: string | null;
  /** A note shown with this figure where it is the country's, and not the city's own. */
  countryNote: string | null;
  /** Text shown when the figure is not known, if a mere gap would be misread. */
  unknown: string | null;
  kind: FigureKind;
  /** The score uses this figure, so a figure left out of print may be kept for the score alone. */
  scored: boolean;
}

type Details = Partial<Pick<FigureDefinition, 'unit' | 'note' | 'countryNote' | 'unknown' | 'scored'>>;

/** Creates a function that defines the figures of one group from a label, the values and optional details. */
export const defineGroup =
  (group: FigureGroup) =>
  (key: string, label: string, kind: FigureKind, details: Details = {}) =>
    ({
      key,
      group,
      label,
      kind,
      unit: null,
      note: null,
      countryNote: null,
      unknown: null,
      scored: false,
      ...details,
    }) satisfies FigureDefinition;

export const defineNumberRange = (min: number, max: number): FigureKind => ({ type: 'number', min, max });
export const defineMonthRange = (min: number, max: number): FigureKind => ({ type: 'months', min, max });
export const defineText = (longest: number): FigureKind => ({ type: 'text', longest });
export const oneOf = (...choices: string[]): FigureKind => ({ type: 'choice', choices });

const cost = defineGroup('cost');
const safety = defineGroup('safety');
const health = defineGroup('health');
const community = defineGroup('community');

const A_MONTH = 'USD a month';
const MODEL = "Model estimate, from the country's price level.";
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
  cost('rent', 'Rent, one bedroom', defineNumberRange(20, 10_000), {
    unit: A_MONTH,
    note: 'In a good district, for somebody who moves in now.',
  }),
  cost('food', 'Food', defineNumberRange(10, 5000), { unit: A_MONTH, note: MODEL }),
  cost('transport', 'Transport', defineNumberRange(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('utilities_internet', 'Utilities and internet', defineNumberRange(1, 2000), {
    unit: A_MONTH,
    note: MODEL,
  }),
  cost('leisure', 'Leisure', defineNumberRange(1, 2000), { unit: A_MONTH, note: MODEL }),
  cost('other', 'Everything else', defineNumberRange(1, 5000), {
    unit: A_MONTH,
    note: MODEL,
  }),
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
    countryNote: "The country's average. The air in the city may differ a lot.",
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

const internet = defineGroup('internet');
const climate = defineGroup('climate');
const visa = defineGroup('visa');
const access = defineGroup('access');
const practical = defineGroup('practical');

const MBPS = defineNumberRange(0.1, 10_000);
const M_LAB = "M-Lab's median for the country, all access types together.";
const CHECK = 'Days of stay, or how you may enter. Check with the embassy before you rely on it.';
const DIRECTORY = 'In a straight line.';

const celsius = { unit: '°C', scored: true };
const millimetres = { unit: 'mm', scored: true };
const createMLabDetails = (unit: string, scored = false) => ({ unit, countryNote: M_LAB, scored });
const passports = {
  us: 'a US',
  gb: 'a British',
  de: 'a German',
  in: 'an Indian',
  br: 'a Brazilian',
  za: 'a South African',
  ph: 'a Philippine',
};

export const placeFigures: FigureDefinition[] = [
  internet('download', 'Download speed', MBPS, createMLabDetails('Mbps')),
  internet('upload', 'Upload speed', MBPS, createMLabDetails('Mbps', true)),
  internet('latency', 'Latency', defineNumberRange(0.1, 2000), createMLabDetails('ms')),
  internet('tests', 'Speed tests behind these', defineNumberRange(1, 1e9), { unit: 'tests in a month' }),
  internet('fixed_speed', 'Fixed lines, scaled from the median', MBPS, { unit: 'Mbps', scored: true }),
  internet('broadband', 'Fixed broadband', defineNumberRange(0, 100), {
    unit: 'lines per 100 people',
    scored: true,
  }),
  internet('internet_users', 'People who use the internet', defineNumberRange(0, 100), { unit: '%' }),

  climate('temperature_months', 'Temperature by month', defineMonthRange(-60, 50), celsius),
  climate('rain_months', 'Rain by month', defineMonthRange(0, 2500), millimetres),
  climate('temperature_year', 'Temperature, mean of the year', defineNumberRange(-40, 40), { unit: '°C' }),
  climate('rain_year', 'Rain in a year', defineNumberRange(0, 15_000), { unit: 'mm' }),

  visa('nomad_visa', 'Nomad visa', oneOf('yes', 'partial', 'announced', 'none'), {
    unknown: 'None found, but that does not prove there is none.',
    scored: true,
  }),
  visa('nomad_visa_name', 'Nomad visa name', defineText(120)),
  visa('nomad_visa_months', 'Nomad visa, longest stay', defineNumberRange(1, 120), {
    unit: 'months',
    note: 'May include renewals.',
    scored: true,
  }),
  visa('nomad_visa_income', 'Required income', defineText(120)),
  visa('nomad_visa_income_usd', 'Required income, approximate', defineNumberRange(0, 100_000), {
    unit: 'USD a month',
  }),
  visa('nomad_visa_fee', 'Nomad visa fee', defineNumberRange(0, 20_000), { unit: 'USD' }),
  visa('nomad_visa_page', 'Official page', defineText(300)),
  visa('open_passports', 'Passports that enter freely for 30 days', defineNumberRange(0, 100), {
    unit: '%',
    scored: true,
  }),
  ...Object.entries(passports).map(([code, label]) =>
    visa(`entry_${code}`, `Entry with ${label} passport`, defineText(30), { note: CHECK }),
  ),

  access('airport_nearest', 'Nearest airport', defineText(4), { note: DIRECTORY }),
  access('airport_nearest_km', 'Nearest airport, distance', defineNumberRange(0, 5000), {
    unit: 'km',
    note: DIRECTORY,
    scored: true,
  }),
  access('airport_large', 'Nearest large airport', defineText(4), { note: DIRECTORY }),
  access('airport_large_km', 'Nearest large airport, distance', defineNumberRange(0, 5000), {
    unit: 'km',
    note: DIRECTORY,
    scored: true,
  }),

  practical('coworking', 'Co-working places', defineNumberRange(0, 1000), {
    unit: 'per 100,000 people',
    unknown: 'Not known yet: no open source counts them.',
    scored: true,
  }),
  practical('currency', 'Currency', defineText(20)),
  practical('languages', 'Official languages', defineText(200)),
  practical('plug', 'Plugs', defineText(40)),
  practical('voltage', 'Voltage', defineText(20)),
  practical('frequency', 'Frequency', defineText(20)),
];

/** The order of the groups on a page. */
export const figureGroups: readonly FigureGroup[] = [
  'cost',
  'internet',
  'climate',
  'safety',
  'health',
  'visa',
  'access',
  'community',
  'practical',
];

/** Every figure that a city may have, in the order of a page. */
export const figureCatalogue: readonly FigureDefinition[] = figureGroups.flatMap((group) =>
  [...livingFigures, ...placeFigures].filter((figure) => figure.group === group),
);

const byKey = new Map(figureCatalogue.map((figure) => [figure.key, figure]));

export const findFigure = (key: string): FigureDefinition | undefined => byKey.get(key);
