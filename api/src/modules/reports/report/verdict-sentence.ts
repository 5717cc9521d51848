import { type CityDetail, type ComparisonRow, joinNames } from '@wanderwork/contracts';
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

/** The names of the cities that lead a row of a comparison; null if too little is known to say. */
const findLeaders = (row: ComparisonRow | undefined, cities: readonly CityDetail[]): string[] | null =>
  row?.leaders && row.leaders.length > 0 ? row.leaders.map((index) => cities[index]!.name) : null;

const scoreSentence = (leaders: readonly string[] | null, cityCount: number): string => {
  if (leaders === null || leaders.length === cityCount)
    return 'The IREX of these cities is too close to tell them apart: the differences are smaller than the margin of error.';
  if (leaders.length > 1)
    return `${joinNames(leaders)} have the highest IREX and are too close to tell apart.`;
  return `${leaders[0]} has the highest IREX, by more than the margin of error.`;
};

const costSentence = (leaders: readonly string[] | null, cityCount: number): string => {
  if (leaders === null) return 'We don’t know enough about monthly costs to say where a month costs least.';
  if (leaders.length === cityCount) return 'Their monthly costs are too close to tell apart.';
  return leaders.length === 1
    ? `A month costs least in ${leaders[0]}.`
    : `A month costs least in ${joinNames(leaders)}, which are too close to tell apart.`;
};

const comparisonVerdict = ({ cities, rows }: Pick<ReportFacts, 'cities' | 'rows'>): string => {
  const leadersBy = (key: string) =>
    findLeaders(
      rows.find((row) => row.key === key),
      cities,
    );
  return `${scoreSentence(leadersBy('irex'), cities.length)} ${costSentence(leadersBy('monthly_cost'), cities.length)}`;
};

/** The main result of a report in two sentences. */
export const verdictSentence = (facts: Pick<ReportFacts, 'cities' | 'rows'>): string => {
  const [city] = facts.cities;
  return facts.cities.length === 1 && city ? cityVerdict(city) : comparisonVerdict(facts);
};
