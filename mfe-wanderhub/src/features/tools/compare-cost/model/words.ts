import {
  modelDoubtOf,
  originsOf,
  originLine,
  type FiguredCity,
  type Known,
} from '../../common/model/city-figures';
import { aboutWords, dollars } from '../../common/model/money';
import { comparedKeys, type ComparedLine, type Equivalent } from './comparison';

export type Pair = readonly [from: FiguredCity, to: FiguredCity];

/** Small prices keep their cents: there they make a difference. */
const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export const knownWords = ({ value }: Known): string => {
  if (value === null) return 'No figure';
  return value < 100 && !Number.isInteger(value) ? price.format(value) : dollars(value);
};

const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)} %`;

/** "32 % less", "Too close to tell apart". */
export const verdictWords = ({ verdict, share }: ComparedLine): string => {
  if (verdict === 'unknown' || share === null) return 'Not known';
  return verdict === 'alike' ? 'Too close to tell apart' : `About ${percent(share)} ${verdict}`;
};

/** What the cost of a month says of both. */
export const headline = ([from, to]: Pair, [month]: readonly ComparedLine[]): string => {
  if (!month || month.verdict === 'unknown' || month.share === null)
    return `The cost of a month is not known of both ${from.name} and ${to.name}.`;
  if (month.verdict === 'alike') return `By cost, ${from.name} and ${to.name} are too close to tell apart.`;
  return `A month in ${to.name} costs about ${percent(month.share)} ${month.verdict} than in ${from.name}.`;
};

/** "30 %", or "30 % in Porto and 35 % in Aarhus". */
const doubtWords = ([from, to]: Pair): string => {
  const [here, there] = [percent(modelDoubtOf(from)), percent(modelDoubtOf(to))];
  return here === there ? here : `${here} in ${from.name} and ${there} in ${to.name}`;
};

/** What an income would have to be there. */
export const equivalentWords = ({ income, saved, there }: Equivalent, [from, to]: Pair): string => {
  const kept = saved > 0 ? `, with ${dollars(saved)} put aside in both` : '';
  return `${dollars(income)} a month in ${from.name} buy as much as ${aboutWords(there)} in ${to.name}${kept}.`;
};

/** The answer as plain text, to be kept or sent. */
export const compareText = (
  pair: Pair,
  lines: readonly ComparedLine[],
  equivalent: Equivalent | null,
): string =>
  [
    `${pair[0].name} and ${pair[1].name}: what they cost`,
    headline(pair, lines),
    ...lines.map(
      (line) => `- ${line.label}: ${knownWords(line.from)} and ${knownWords(line.to)}; ${verdictWords(line)}`,
    ),
    ...(equivalent ? [equivalentWords(equivalent, pair)] : []),
    `Estimates are of a model: each may be off by about ${doubtWords(pair)} either way. Taxes are not in it.`,
    ...pair.flatMap((city) =>
      originsOf(city, comparedKeys).map((origin) => `${city.name}: ${originLine(origin)}`),
    ),
  ].join('\n');
