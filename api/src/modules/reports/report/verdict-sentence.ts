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
  const cost = figures.find(({ key }) => key === 'monthly_cost')?.value;
  return typeof cost === 'number'
    ? `A month costs about ${formatMoney(cost)}.`
    : 'We don’t know what a month costs there.';
};

const cityVerdict = (city: CityDetail): string => {
  const { name, irex } = city;
  const range = `likely ${Math.round(irex.low)}–${Math.round(irex.high)}`;
  return `With an IREX of ${Math.round(irex.score)} (${range}), ${name} is ${bandLabels[irex.band]} to work from. ${cityCostSentence(city)}`;
};

type ComparedFacts = Pick<ReportFacts, 'cities' | 'rows'>;

/** The verdict on a row as the comparison states it; null if too little is known to say. */
const findVerdict = ({ cities, rows }: ComparedFacts, key: string): string | null => {
  const row = rows.find((one) => one.key === key);
  return row?.leaders && row.leaders.length > 0 ? getVerdictLabel(row, cities) : null;
};

const NO_DIFFERENCE = 'No difference we can see';

const scoreSentence = (verdict: string | null): string =>
  verdict === null || verdict.startsWith(NO_DIFFERENCE)
    ? 'There is no difference we can see between the IREX of these cities.'
    : `By the IREX, ${verdict}.`;

const costSentence = (verdict: string | null): string => {
  if (verdict === null) return 'We don’t know enough about monthly costs to say where a month costs least.';
  return verdict.startsWith(NO_DIFFERENCE)
    ? 'There is no difference we can see between their monthly costs.'
    : `By the monthly cost, ${verdict}.`;
};

const comparisonVerdict = (facts: ComparedFacts): string =>
  `${scoreSentence(findVerdict(facts, 'irex'))} ${costSentence(findVerdict(facts, 'monthly_cost'))}`;

/** The main result of a report in two sentences. */
export const verdictSentence = (facts: ComparedFacts): string => {
  const [city] = facts.cities;
  return facts.cities.length === 1 && city ? cityVerdict(city) : comparisonVerdict(facts);
};
