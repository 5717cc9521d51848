import { formatSureness, getVerdictLabel } from '@wanderwork/contracts';
import { type Prices } from '@wanderwork/platform/prices';
import {
  findOrigins,
  formatOrigin,
  roundRoughly,
  type CityNumber,
  type FiguredCity,
  toRange,
} from '@wanderwork/travel';
import { formatEstimate, formatRange, formatRounded, type Currency } from '../../common/model/money';
import { comparedFigureKeys, type ComparedLine, type Equivalent } from './comparison';

export type CityPair = readonly [from: FiguredCity, to: FiguredCity];

/** "$1,950". */
export const formatValue = ({ value, isRough }: CityNumber, currency: Currency): string =>
  value === null ? 'No figure' : formatRounded(isRough ? roundRoughly(value) : value, currency);

/** "$1,500–$2,500"; empty if the figure is exact or missing. */
export const formatLikelyRange = ({ value, range }: CityNumber, currency: Currency): string =>
  value === null || range === null ? '' : formatRange(toRange(value, range), currency);

/** "Porto is more expensive", in the same words as on the compare page of WanderLens. */
export const formatVerdict = (line: ComparedLine, pair: CityPair): string =>
  getVerdictLabel(line, pair) ?? '';

/** The comparison of the monthly costs in one sentence. */
export const formatHeadline = ([from, to]: CityPair, [month]: readonly ComparedLine[]): string => {
  if (!month || month.share === null)
    return `We don’t have the monthly cost of both ${from.name} and ${to.name}.`;
  if (month.share === 0) return `A month costs the same in ${from.name} and ${to.name}.`;
  if (month.sureness === null)
    return `No difference we can see between the monthly costs of ${from.name} and ${to.name}.`;
  const word = month.share > 0 ? 'more' : 'less';
  const difference = `about ${Math.round(Math.abs(month.share) * 100)}% ${word} than in ${from.name}`;
  const sure = formatSureness(month.sureness);
  return sure
    ? `A month in ${to.name} probably costs ${word} (${sure}): ${difference}.`
    : `A month in ${to.name} costs ${difference}.`;
};

/** The equivalent income in one sentence. */
export const formatEquivalent = (
  { income, saved, there }: Equivalent,
  [from, to]: CityPair,
  { format, currency }: Prices,
): string => {
  const savingsNote = saved > 0 ? `, saving ${format(saved)} in both` : '';
  return `${format(income)} a month in ${from.name} buys as much as ${formatEstimate(there, currency)} in ${to.name}${savingsNote}.`;
};

/** The comparison as plain text, for copying. */
export const toComparisonText = (
  pair: CityPair,
  lines: readonly ComparedLine[],
  equivalent: Equivalent | null,
  prices: Prices,
): string =>
  [
    `${pair[0].name} and ${pair[1].name}: what they cost`,
    formatHeadline(pair, lines),
    ...lines.map(
      (line) =>
        `- ${line.label}: ${formatValue(line.from, prices.currency)} and ${formatValue(line.to, prices.currency)}; ${formatVerdict(line, pair)}`,
    ),
    ...(equivalent ? [formatEquivalent(equivalent, pair, prices)] : []),
    'Taxes are not included.',
    ...(prices.note ? [prices.note] : []),
    ...pair.flatMap((city) =>
      findOrigins(city, comparedFigureKeys).map((origin) => `${city.name}: ${formatOrigin(origin)}`),
    ),
  ].join('\n');
