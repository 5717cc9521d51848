import type { ClimateMonth } from '@wanderwork/contracts';

/** What the rules look at; null where it is not known, and then no rule speaks of it. */
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

interface Verdicts {
  pros: string[];
  cons: string[];
}

/** How many a card has room for. */
const AT_MOST = 4;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const countMonths = (climate: readonly ClimateMonth[], holds: (month: ClimateMonth) => boolean): string => {
  const count = climate.filter(holds).length;
  return count === 12 ? 'all 12 months' : `${count} months`;
};

const pleasant = ({ tempC }: ClimateMonth) => tempC !== null && tempC >= 18 && tempC <= 25;
const hot = ({ tempC }: ClimateMonth) => tempC !== null && tempC > 28;
const wet = ({ rainMm }: ClimateMonth) => rainMm !== null && rainMm > 150;
const many = (climate: readonly ClimateMonth[], holds: (month: ClimateMonth) => boolean, least: number) =>
  climate.filter(holds).length >= least;

type Rule<T> = [
  of: (city: Assessed) => T | null,
  pro: (value: T) => string | null,
  con: (value: T) => string | null,
];

const rule = <T>(...parts: Rule<T>): ((city: Assessed) => Verdicts) => {
  const [of, pro, con] = parts;
  return (city) => {
    const value = of(city);
    const said = (verdict: string | null) => (verdict === null ? [] : [verdict]);
    return value === null ? { pros: [], cons: [] } : { pros: said(pro(value)), cons: said(con(value)) };
  };
};

const when = (holds: boolean, words: string): string | null => (holds ? words : null);

/** Each rule speaks of one figure and names it; what lies between its bounds is neither good nor bad. */
const rules = [
  rule(
    ({ monthlyCost }) => monthlyCost,
    (usd) => when(usd <= 1300, `Low cost of living: $${number.format(usd)} a month`),
    (usd) => when(usd >= 1800, `Dearer than most: $${number.format(usd)} a month`),
  ),
  rule(
    ({ internetSpeed }) => internetSpeed,
    (mbps) => when(mbps >= 60, `Fast internet: ${number.format(mbps)} Mbps`),
    (mbps) => when(mbps < 25, `Slow internet: ${number.format(mbps)} Mbps`),
  ),
  rule(
    ({ safetyIndex }) => safetyIndex,
    (index) => when(index >= 70, `Safe country: ${number.format(index)} of 100`),
    (index) => when(index < 45, `Safety needs care: ${number.format(index)} of 100 for the country`),
  ),
  rule(
    ({ climate }) => climate,
    (climate) => when(many(climate, pleasant, 6), `${countMonths(climate, pleasant)} between 18 and 25 °C`),
    (climate) => when(many(climate, hot, 3), `${countMonths(climate, hot)} above 28 °C on average`),
  ),
  rule(
    ({ nomadVisaMonths }) => nomadVisaMonths,
    (months) => when(months >= 12, `Nomad visa for up to ${number.format(months)} months`),
    () => null,
  ),
  rule(
    ({ airPm25 }) => airPm25,
    (particles) =>
      when(particles <= 10, `Clean air: ${number.format(particles)} µg/m³ of fine particles in the country`),
    (particles) =>
      when(particles >= 25, `Hazy air: ${number.format(particles)} µg/m³ of fine particles in the country`),
  ),
  rule(
    ({ climate }) => climate,
    () => null,
    (climate) => when(many(climate, wet, 4), `${countMonths(climate, wet)} with more than 150 mm of rain`),
  ),
  rule(
    ({ largeAirportKm }) => largeAirportKm,
    (km) => when(km <= 20, `Large airport ${number.format(km)} km away`),
    (km) => when(km >= 100, `Nearest large airport ${number.format(km)} km away`),
  ),
  rule(
    ({ englishShare }) => englishShare,
    (share) => when(share >= 50, `English gets you far: ${number.format(share)} % use it`),
    (share) => when(share < 30, `Little English: ${number.format(share)} % use it`),
  ),
];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What speaks for a city and what against it, each with its figure, the most telling first. */
export const prosAndCons = (city: Assessed): Verdicts => {
  const verdicts = rules.map((judge) => judge(city));
  const first = (pick: (verdict: Verdicts) => string[]) =>
    verdicts.flatMap(pick).slice(0, AT_MOST).map(capitalised);
  return { pros: first(({ pros }) => pros), cons: first(({ cons }) => cons) };
};
