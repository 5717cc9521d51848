import {
  numberBetween,
  defineGroup,
  monthsBetween,
  oneOf,
  textUpTo,
  type FigureDefinition,
} from './figure-kind.js';

const internet = defineGroup('internet');
const climate = defineGroup('climate');
const visa = defineGroup('visa');
const access = defineGroup('access');
const practical = defineGroup('practical');

const MBPS = numberBetween(0.1, 10_000);
const M_LAB = "M-Lab's median for the country, all access types together.";
const CHECK = 'Days of stay, or how you may enter. Check with the embassy before you rely on it.';
const DIRECTORY = 'In a straight line.';

const celsius = { unit: '°C', scored: true };
const millimetres = { unit: 'mm', scored: true };
const mLab = (unit: string, scored = false) => ({ unit, note: M_LAB, scored });
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
  internet('download', 'Download speed', MBPS, mLab('Mbps')),
  internet('upload', 'Upload speed', MBPS, mLab('Mbps', true)),
  internet('latency', 'Latency', numberBetween(0.1, 2000), mLab('ms')),
  internet('tests', 'Speed tests behind these', numberBetween(1, 1e9), { unit: 'tests in a month' }),
  internet('given_speed', 'Internet speed, launch sample', MBPS, { unit: 'Mbps', scored: true }),
  internet('fixed_speed', 'Fixed lines, scaled from the median', MBPS, { unit: 'Mbps', scored: true }),
  internet('broadband', 'Fixed broadband', numberBetween(0, 100), {
    unit: 'lines per 100 people',
    scored: true,
  }),
  internet('internet_users', 'People who use the internet', numberBetween(0, 100), { unit: '%' }),

  climate('temperature_months', 'Temperature by month', monthsBetween(-60, 50), celsius),
  climate('rain_months', 'Rain by month', monthsBetween(0, 2500), millimetres),
  climate('temperature_year', 'Temperature, mean of the year', numberBetween(-40, 40), { unit: '°C' }),
  climate('rain_year', 'Rain in a year', numberBetween(0, 15_000), { unit: 'mm' }),

  visa('nomad_visa', 'Nomad visa', oneOf('yes', 'partial', 'announced', 'none'), {
    unknown: 'None found, but that does not prove there is none.',
    scored: true,
  }),
  visa('nomad_visa_name', 'Nomad visa name', textUpTo(120)),
  visa('nomad_visa_months', 'Nomad visa, longest stay', numberBetween(1, 120), {
    unit: 'months',
    note: 'May include renewals.',
    scored: true,
  }),
  visa('nomad_visa_income', 'Required income', textUpTo(120)),
  visa('nomad_visa_income_usd', 'Required income, approximate', numberBetween(0, 100_000), {
    unit: 'USD a month',
  }),
  visa('nomad_visa_fee', 'Nomad visa fee', numberBetween(0, 20_000), { unit: 'USD' }),
  visa('nomad_visa_page', 'Official page', textUpTo(300)),
  visa('open_passports', 'Passports that enter freely for 30 days', numberBetween(0, 100), {
    unit: '%',
    scored: true,
  }),
  ...Object.entries(passports).map(([code, label]) =>
    visa(`entry_${code}`, `Entry with ${label} passport`, textUpTo(30), { note: CHECK }),
  ),

  access('airport_nearest', 'Nearest airport', textUpTo(4), { note: DIRECTORY }),
  access('airport_nearest_km', 'Nearest airport, distance', numberBetween(0, 5000), {
    unit: 'km',
    note: DIRECTORY,
    scored: true,
  }),
  access('airport_large', 'Nearest large airport', textUpTo(4), { note: DIRECTORY }),
  access('airport_large_km', 'Nearest large airport, distance', numberBetween(0, 5000), {
    unit: 'km',
    note: DIRECTORY,
    scored: true,
  }),

  practical('coworking', 'Co-working places', numberBetween(0, 1000), {
    unit: 'per 100,000 people',
    unknown: 'Not known yet: no open source counts them.',
    scored: true,
  }),
  practical('currency', 'Currency', textUpTo(20)),
  practical('languages', 'Official languages', textUpTo(200)),
  practical('plug', 'Plugs', textUpTo(40)),
  practical('voltage', 'Voltage', textUpTo(20)),
  practical('frequency', 'Frequency', textUpTo(20)),
];
