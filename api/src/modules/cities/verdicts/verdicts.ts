import { type ClimateMonth, COMFORT, type Verdict } from '@wanderwork/contracts';

/** The inputs of the rules. Unknown values are null and give no verdict. */
export interface Assessed {
  monthlyCost: number | null;
  /** Mbps. */
  internetSpeed: number | null;
  safetyIndex: number | null;
  climate: readonly ClimateMonth[] | null;
  nomadVisaMonths: number | null;
  /** µg/m³. */
  airPm25: number | null;
  largeAirportKm: number | null;
  /** % of the country. */
  englishShare: number | null;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const countMonths = (climate: readonly ClimateMonth[], holds: (month: ClimateMonth) => boolean): string => {
  const count = climate.filter(holds).length;
  return count === 12 ? 'all 12 months' : `${count} months`;
};

const pleasant = ({ tempC }: ClimateMonth) => tempC !== null && tempC >= COMFORT.low && tempC <= COMFORT.high;
const hot = ({ tempC }: ClimateMonth) => tempC !== null && tempC > 28;
const wet = ({ rainMm }: ClimateMonth) => rainMm !== null && rainMm > 150;
const many = (climate: readonly ClimateMonth[], holds: (month: ClimateMonth) => boolean, least: number) =>
  climate.filter(holds).length >= least;

type Rule<T> = [
  figure: string,
  of: (city: Assessed) => T | null,
  pro: (value: T) => string | null,
  con: (value: T) => string | null,
];

const rule = <T>(...parts: Rule<T>): ((city: Assessed) => Verdict[]) => {
  const [figure, of, pro, con] = parts;
  const said = (side: Verdict['side'], words: string | null): Verdict[] =>
    words === null ? [] : [{ side, words: capitalised(words), figure }];
  return (city) => {
    const value = of(city);
    return value === null ? [] : [...said('for', pro(value)), ...said('against', con(value))];
  };
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const when = (holds: boolean, words: string): string | null => (holds ? words : null);

/** Each rule is about one figure. Values between its bounds are neither good nor bad. */
const rules = [
  rule(
    'monthly_cost',
    ({ monthlyCost }) => monthlyCost,
    (usd) => when(usd <= 1300, `Low cost of living: $${number.format(usd)} a month`),
    (usd) => when(usd >= 1800, `Dearer than most: $${number.format(usd)} a month`),
  ),
  rule(
    'download',
    ({ internetSpeed }) => internetSpeed,
    (mbps) => when(mbps >= 60, `Fast internet: ${number.format(mbps)} Mbps`),
    (mbps) => when(mbps < 25, `Slow internet: ${number.format(mbps)} Mbps`),
  ),
  rule(
    'safety_index',
    ({ safetyIndex }) => safetyIndex,
    (index) => when(index >= 70, `Safe country: ${number.format(index)} of 100`),
    (index) => when(index < 45, `Safety needs care: ${number.format(index)} of 100 for the country`),
  ),
  rule(
    'climate',
    ({ climate }) => climate,
    (climate) =>
      when(
        many(climate, pleasant, 6),
        `${countMonths(climate, pleasant)} between ${COMFORT.low} and ${COMFORT.high} °C`,
      ),
    (climate) => when(many(climate, hot, 3), `${countMonths(climate, hot)} above 28 °C on average`),
  ),
  rule(
    'nomad_visa_months',
    ({ nomadVisaMonths }) => nomadVisaMonths,
    (months) => when(months >= 12, `Nomad visa for up to ${number.format(months)} months`),
    () => null,
  ),
  rule(
    'air_pm25',
    ({ airPm25 }) => airPm25,
    (particles) =>
      when(particles <= 10, `Clean air: ${number.format(particles)} µg/m³ of fine particles in the country`),
    (particles) =>
      when(particles >= 25, `Hazy air: ${number.format(particles)} µg/m³ of fine particles in the country`),
  ),
  rule(
    'climate',
    ({ climate }) => climate,
    () => null,
    (climate) => when(many(climate, wet, 4), `${countMonths(climate, wet)} with more than 150 mm of rain`),
  ),
  rule(
    'airport_large_km',
    ({ largeAirportKm }) => largeAirportKm,
    (km) => when(km <= 20, `Large airport ${number.format(km)} km away`),
    (km) => when(km >= 100, `Nearest large airport ${number.format(km)} km away`),
  ),
  rule(
    'english_share',
    ({ englishShare }) => englishShare,
    (share) => when(share >= 50, `English gets you far: ${number.format(share)} % use it`),
    (share) => when(share < 30, `Little English: ${number.format(share)} % use it`),
  ),
];

/** The pros and cons of a city, the most significant first. Unknown figures give no verdict. */
export const verdictsOf = (city: Assessed): Verdict[] => rules.flatMap((judge) => judge(city));
