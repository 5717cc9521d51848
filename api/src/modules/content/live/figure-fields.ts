/** What an article may call a figure, and the key under which the table of cities has it. */
const keys: Record<string, string> = {
  monthlyCost: 'monthly_cost',
  rentCentre: 'rent_center',
  rentOutside: 'rent_outside',
  food: 'food',
  transport: 'transport',
  utilities: 'utilities_internet',
  leisure: 'leisure',
  everythingElse: 'other_with_coworking',
  meal: 'meal',
  hotelRate: 'perdiem_lodging',
  mealRate: 'perdiem_meals',
  download: 'download',
  upload: 'upload',
  latency: 'latency',
  speedTests: 'tests',
  givenSpeed: 'given_speed',
  broadband: 'broadband',
  temperatureYear: 'temperature_year',
  rainYear: 'rain_year',
  safety: 'safety_label',
  safetyIndex: 'safety_index',
  homicideRate: 'homicide_rate',
  politicalStability: 'political_stability',
  ruleOfLaw: 'rule_of_law',
  healthCoverage: 'health_coverage',
  fineParticles: 'air_pm25',
  lifeExpectancy: 'life_expectancy',
  nomadVisa: 'nomad_visa',
  nomadVisaName: 'nomad_visa_name',
  nomadVisaMonths: 'nomad_visa_months',
  nomadVisaIncome: 'nomad_visa_income',
  nomadVisaFee: 'nomad_visa_fee',
  openPassports: 'open_passports',
  entryUs: 'entry_us',
  entryGb: 'entry_gb',
  entryDe: 'entry_de',
  entryIn: 'entry_in',
  entryBr: 'entry_br',
  entryZa: 'entry_za',
  entryPh: 'entry_ph',
  airport: 'airport_nearest',
  airportKm: 'airport_nearest_km',
  largeAirport: 'airport_large',
  largeAirportKm: 'airport_large_km',
  population: 'population',
  englishShare: 'english_share',
  english: 'english_level',
  currency: 'currency',
  languages: 'languages',
  plug: 'plug',
  voltage: 'voltage',
};

/** The key of a field's figure; null when an article may not name such a field. */
export const keyOfField = (field: string): string | null =>
  Object.hasOwn(keys, field) ? (keys[field] ?? null) : null;

/** The field for a city's own score, which is no figure of the table. */
export const SCORE_FIELD = 'irex';

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);

const MONTHLY = /^(temperature|rain)([A-Z][a-z]+)$/;

/** One month of a city's climate; `month` counts from 0, for January. */
export interface MonthlyField {
  of: 'temperature' | 'rain';
  month: number;
  name: string;
}

/** `temperatureJanuary`, `rainOctober`; null when the field names no month. */
export const monthlyField = (field: string): MonthlyField | null => {
  const [, of, name = ''] = MONTHLY.exec(field) ?? [];
  const month = monthNames.indexOf(name);
  return month < 0 ? null : { of: of as MonthlyField['of'], month, name };
};

export const isField = (field: string): boolean =>
  field === SCORE_FIELD || keyOfField(field) !== null || monthlyField(field) !== null;
