import { getVerdictLabel, type CityDetail } from '@wanderwork/contracts';
import { formatMoney } from './figure-labels.js';
import type { ReportFacts } from './report-facts.js';

const bandLabels: Record<CityDetail['irex']['band'], string> = {
  outstanding: 'an outstanding place',
  strong: 'a strong place',
  good: 'a good place',
  mixed: 'a mixed place',
  weak: 'a weak place',
};

const cityCostSentence = ({ figures }: CityDetail): string => {
  const { value, range, reliability } = figures.find(({ key }) => key === 'monthly_cost') ?? {};
  if (typeof value !== 'number') return 'We don’t know what a month costs there.';
  const between = range ? `, likely between ${range.map(formatMoney).join(' and ')}` : '';
  return reliability === 'D'
    ? `By a rough guess, a month costs ${formatMoney(value)}${between}.`
    : `A month costs about ${formatMoney(value)}${between}.`;
};

const cityVerdict = (city: CityDetail): string => {
  const { name, irex } = city;
  const range = `likely ${Math.round(irex.low)}–${Math.round(irex.high)}`;
  return `With an IREX of ${Math.round(irex.score)} (${range}), ${name} is ${bandLabels[irex.band]} to work from. ${cityCostSentence(city)}`;
};

type ComparedFacts = Pick<ReportFacts, 'cities' | 'rows'>;

interface RowSentences {
  unknown: string;
  /** Said if no city is even probably ahead. */
  even: string;
  /** Comes before the verdict on the row as the comparison states it. */
  by: string;
}

const scoreSentences: RowSentences = {
  unknown: 'We don’t know enough to compare the IREX of these cities.',
  even: 'There is no difference we can see between the IREX of these cities.',
  by: 'By the IREX',
};

const costSentences: RowSentences = {
  unknown: 'We don’t know enough about monthly costs to say where a month costs least.',
  even: 'There is no difference we can see between their monthly costs.',
  by: 'By the monthly cost',
};

const describeRow = ({ cities, rows }: ComparedFacts, key: string, sentences: RowSentences): string => {
  const row = rows.find((one) => one.key === key);
  if (!row?.leaders?.length) return sentences.unknown;
  return row.sureness === null ? sentences.even : `${sentences.by}, ${getVerdictLabel(row, cities)}.`;
};

const comparisonVerdict = (facts: ComparedFacts): string =>
  `${describeRow(facts, 'irex', scoreSentences)} ${describeRow(facts, 'monthly_cost', costSentences)}`;

/** The main result of a report in two sentences. */
export const verdictSentence = (facts: ComparedFacts): string => {
  const [city] = facts.cities;
  return facts.cities.length === 1 && city ? cityVerdict(city) : comparisonVerdict(facts);
};
