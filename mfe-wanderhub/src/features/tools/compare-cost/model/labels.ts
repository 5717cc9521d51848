import {
  getModelUncertainty,
  findOrigins,
  formatOrigin,
  type FiguredCity,
  type CityNumber,
} from '../../common/model/city-figures';
import { formatEstimate, formatDollars } from '../../common/model/money';
import { comparedFigureKeys, type ComparedLine, type Equivalent } from './comparison';

export type CityPair = readonly [from: FiguredCity, to: FiguredCity];

/** For small prices, where cents matter. */
const priceFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** The price in US dollars. */
export const formatNumber = ({ value }: CityNumber): string => {
  if (value === null) return 'No figure';
  return value < 100 && !Number.isInteger(value) ? priceFormat.format(value) : formatDollars(value);
};

const formatPercent = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`;

/** "32% less", "No significant difference". */
export const formatVerdict = ({ verdict, share }: ComparedLine): string => {
  if (verdict === 'unknown' || share === null) return 'Not known';
  return verdict === 'alike' ? 'No significant difference' : `About ${formatPercent(share)} ${verdict}`;
};

/** The comparison of the monthly costs in one sentence. */
export const formatHeadline = ([from, to]: CityPair, [month]: readonly ComparedLine[]): string => {
  if (!month || month.verdict === 'unknown' || month.share === null)
    return `We don’t have the monthly cost of both ${from.name} and ${to.name}.`;
  if (month.verdict === 'alike') return `No significant cost difference between ${from.name} and ${to.name}.`;
  return `A month in ${to.name} costs about ${formatPercent(month.share)} ${month.verdict} than in ${from.name}.`;
};

/** "30%", or "30% in Porto and 35% in Aarhus". */
const formatUncertainty = ([from, to]: CityPair): string => {
  const [here, there] = [formatPercent(getModelUncertainty(from)), formatPercent(getModelUncertainty(to))];
  return here === there ? here : `${here} in ${from.name} and ${there} in ${to.name}`;
};

/** The equivalent income in one sentence. */
export const formatEquivalent = ({ income, saved, there }: Equivalent, [from, to]: CityPair): string => {
  const savingsNote = saved > 0 ? `, saving ${formatDollars(saved)} in both` : '';
  return `${formatDollars(income)} a month in ${from.name} buys as much as ${formatEstimate(there)} in ${to.name}${savingsNote}.`;
};

/** The result as plain text, for copying. */
export const toComparisonText = (
  pair: CityPair,
  lines: readonly ComparedLine[],
  equivalent: Equivalent | null,
): string =>
  [
    `${pair[0].name} and ${pair[1].name}: what they cost`,
    formatHeadline(pair, lines),
    ...lines.map(
      (line) =>
        `- ${line.label}: ${formatNumber(line.from)} and ${formatNumber(line.to)}; ${formatVerdict(line)}`,
    ),
    ...(equivalent ? [formatEquivalent(equivalent, pair)] : []),
    `Model estimates may be off by about ${formatUncertainty(pair)} either way. Taxes are not included.`,
    ...pair.flatMap((city) =>
      findOrigins(city, comparedFigureKeys).map((origin) => `${city.name}: ${formatOrigin(origin)}`),
    ),
  ].join('\n');
