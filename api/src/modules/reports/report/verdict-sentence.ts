import { type CityDetail, type ComparisonRow, joinNames } from '@wanderwork/contracts';
import { money } from './figure-labels.js';
import type { ReportFacts } from './report-facts.js';

const places: Record<CityDetail['irex']['band'], string> = {
  outstanding: 'an outstanding place',
  strong: 'a strong place',
  good: 'a good place',
  mixed: 'a mixed place',
  weak: 'a weak place',
};

const costOf = ({ figures }: CityDetail): string => {
  const cost = figures.find(({ key }) => key === 'monthly_cost')?.value;
  return typeof cost === 'number'
    ? `A month costs about ${money(cost)}.`
    : 'What a month costs there is not known.';
};

const ofOne = (city: CityDetail): string => {
  const { name, irex } = city;
  const range = `likely ${Math.round(irex.low)} to ${Math.round(irex.high)}`;
  return `By its IREX of ${Math.round(irex.score)}, ${range}, ${name} is ${places[irex.band]} to work from. ${costOf(city)}`;
};

/** Who leads a row of a comparison, in words; null where too little is known to say. */
const leading = (row: ComparisonRow | undefined, cities: readonly CityDetail[]): string[] | null =>
  row?.leaders && row.leaders.length > 0 ? row.leaders.map((place) => cities[place]!.name) : null;

const scoreSentence = (leaders: readonly string[] | null, cities: number): string => {
  if (leaders === null || leaders.length === cities)
    return 'By their IREX these cities cannot be told apart: the differences are smaller than what is not known.';
  if (leaders.length > 1) return `By their IREX ${joinNames(leaders)} are ahead, and cannot be told apart.`;
  return `By its IREX ${leaders[0]} is ahead, by more than what is not known.`;
};

const costSentence = (leaders: readonly string[] | null, cities: number): string => {
  if (leaders === null) return 'Too little is known of what a month costs to say where it costs least.';
  if (leaders.length === cities) return 'What a month costs in them cannot be told apart.';
  return leaders.length === 1
    ? `A month costs least in ${leaders[0]}.`
    : `A month costs least in ${joinNames(leaders)}, which cannot be told apart.`;
};

const ofSeveral = ({ cities, rows }: Pick<ReportFacts, 'cities' | 'rows'>): string => {
  const leaders = (key: string) =>
    leading(
      rows.find((row) => row.key === key),
      cities,
    );
  return `${scoreSentence(leaders('irex'), cities.length)} ${costSentence(leaders('monthly_cost'), cities.length)}`;
};

/** What a report comes to, for somebody who reads nothing else of it. */
export const verdictSentence = (facts: Pick<ReportFacts, 'cities' | 'rows'>): string => {
  const [city] = facts.cities;
  return facts.cities.length === 1 && city ? ofOne(city) : ofSeveral(facts);
};
