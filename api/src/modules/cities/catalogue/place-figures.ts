import {
  defineNumberRange,
  defineGroup,
  defineMonthRange,
  oneOf,
  defineText,
  type FigureDefinition,
} from './figure-kind.js';

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
const createMLabDetails = (unit: string, scored = false) => ({ unit, note: M_LAB, scored });
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
  internet('given_speed', 'Internet speed, launch sample', MBPS, { unit: 'Mbps', scored: true }),
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
