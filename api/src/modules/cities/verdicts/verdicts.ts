import {
  type ClimateMonth,
  COMFORT,
  type Grade,
  isCountryFigure,
  type Reliability,
  type Verdict,
} from '@wanderwork/contracts';
import type { SummaryRow } from '../summary-columns.js';

/** The inputs of the rules. Unknown values are null and give no verdict. */
export interface VerdictInputs {
  monthlyCost: number | null;
  monthlyCostReliability: Reliability | null;
  /** Mbps. */
  internetSpeed: number | null;
  /** Null for a sample. */
  internetSpeedGrade: Grade | null;
  safetyIndex: number | null;
  climate: readonly ClimateMonth[] | null;
  nomadVisaMonths: number | null;
  /** µg/m³. */
  airPm25: number | null;
  largeAirportKm: number | null;
  /** % of the country. */
  englishShare: number | null;
}

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const countMonths = (climate: readonly ClimateMonth[], matches: (month: ClimateMonth) => boolean): string => {
  const count = climate.filter(matches).length;
  return count === 12 ? 'all 12 months' : `${count} months`;
};

const isPleasant = ({ tempC }: ClimateMonth) =>
  tempC !== null && tempC >= COMFORT.low && tempC <= COMFORT.high;
const isHot = ({ tempC }: ClimateMonth) => tempC !== null && tempC > 28;
const isWet = ({ rainMm }: ClimateMonth) => rainMm !== null && rainMm > 150;
const hasAtLeast = (
  climate: readonly ClimateMonth[],
  matches: (month: ClimateMonth) => boolean,
  least: number,
) => climate.filter(matches).length >= least;

type Rule<T> = [
  figure: string,
  of: (city: VerdictInputs) => T | null,
  pro: (value: T) => string | null,
  con: (value: T) => string | null,
];

const createRule = <T>(...parts: Rule<T>): ((city: VerdictInputs) => Verdict[]) => {
  const [figure, of, pro, con] = parts;
  const toVerdict = (side: Verdict['side'], words: string | null): Verdict[] =>
    words === null ? [] : [{ side, words: capitalize(words), figure }];
  return (city) => {
    const value = of(city);
    return value === null ? [] : [...toVerdict('for', pro(value)), ...toVerdict('against', con(value))];
  };
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const textIf = (matches: boolean, words: string): string | null => (matches ? words : null);

const describeCost = (usd: number, reliability: Reliability | null): string =>
  reliability === 'D'
    ? `about $${numberFormat.format(usd)} a month, a rough guess`
    : `$${numberFormat.format(usd)} a month`;

const describeSpeed = (mbps: number, grade: Grade | null): string =>
  `${numberFormat.format(mbps)} Mbps${isCountryFigure({ key: 'download', grade }) ? ', the country’s median' : ''}`;

/** Each rule is about one figure. Values between its bounds are neither good nor bad. */
const rules = [
  createRule(
    'monthly_cost',
    ({ monthlyCost: usd, monthlyCostReliability }) =>
      usd === null ? null : { usd, words: describeCost(usd, monthlyCostReliability) },
    ({ usd, words }) => textIf(usd <= 1300, `Low cost of living: ${words}`),
    ({ usd, words }) => textIf(usd >= 1800, `More expensive than most: ${words}`),
  ),
  createRule(
    'download',
    ({ internetSpeed: mbps, internetSpeedGrade }) =>
      mbps === null ? null : { mbps, words: describeSpeed(mbps, internetSpeedGrade) },
    ({ mbps, words }) => textIf(mbps >= 60, `Fast internet: ${words}`),
    ({ mbps, words }) => textIf(mbps < 25, `Slow internet: ${words}`),
  ),
  createRule(
    'safety_index',
    ({ safetyIndex }) => safetyIndex,
    (index) => textIf(index >= 70, `Safe country: ${numberFormat.format(index)} of 100`),
    (index) => textIf(index < 45, `Low country safety: ${numberFormat.format(index)} of 100`),
  ),
  createRule(
    'climate',
    ({ climate }) => climate,
    (climate) =>
      textIf(
        hasAtLeast(climate, isPleasant, 6),
        `${countMonths(climate, isPleasant)} between ${COMFORT.low} and ${COMFORT.high} °C`,
      ),
    (climate) =>
      textIf(hasAtLeast(climate, isHot, 3), `${countMonths(climate, isHot)} above 28 °C on average`),
  ),
  createRule(
    'nomad_visa_months',
    ({ nomadVisaMonths }) => nomadVisaMonths,
    (months) => textIf(months >= 12, `Nomad visa for up to ${numberFormat.format(months)} months`),
    () => null,
  ),
  createRule(
    'air_pm25',
    ({ airPm25 }) => airPm25,
    (particles) =>
      textIf(
        particles <= 10,
        `Clean air: ${numberFormat.format(particles)} µg/m³ of fine particles in the country`,
      ),
    (particles) =>
      textIf(
        particles >= 25,
        `Hazy air: ${numberFormat.format(particles)} µg/m³ of fine particles in the country`,
      ),
  ),
  createRule(
    'climate',
    ({ climate }) => climate,
    () => null,
    (climate) =>
      textIf(hasAtLeast(climate, isWet, 4), `${countMonths(climate, isWet)} with more than 150 mm of rain`),
  ),
  createRule(
    'airport_large_km',
    ({ largeAirportKm }) => largeAirportKm,
    (km) => textIf(km <= 20, `Large airport ${numberFormat.format(km)} km away`),
    (km) => textIf(km >= 100, `Nearest large airport ${numberFormat.format(km)} km away`),
  ),
  createRule(
    'english_share',
    ({ englishShare }) => englishShare,
    (share) =>
      textIf(share >= 50, `English gets you far: ${numberFormat.format(share)}% of the country use it`),
    (share) => textIf(share < 30, `Little English: ${numberFormat.format(share)}% of the country use it`),
  ),
];

/** The pros and cons of a city, the most significant first. Unknown figures give no verdict. */
export const findVerdicts = (city: VerdictInputs): Verdict[] => rules.flatMap((judge) => judge(city));

/** The keys of the figures that verdicts use, in addition to those of the summary. */
export const verdictFigures = [
  'safety_index',
  'nomad_visa_months',
  'air_pm25',
  'airport_large_km',
  'english_share',
];

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Collects the inputs of verdicts from a city's summary and its figures by key. */
export const toVerdictInputs = (
  {
    climate,
    monthlyCost,
    monthlyCostReliability,
    speed,
    speedGrade,
  }: Pick<SummaryRow, 'climate' | 'monthlyCost' | 'monthlyCostReliability' | 'speed' | 'speedGrade'>,
  getFigure: (key: string) => unknown,
): VerdictInputs => ({
  monthlyCost,
  monthlyCostReliability,
  internetSpeed: speed,
  internetSpeedGrade: speedGrade,
  climate,
  safetyIndex: toNumber(getFigure('safety_index')),
  nomadVisaMonths: toNumber(getFigure('nomad_visa_months')),
  airPm25: toNumber(getFigure('air_pm25')),
  largeAirportKm: toNumber(getFigure('airport_large_km')),
  englishShare: toNumber(getFigure('english_share')),
});
