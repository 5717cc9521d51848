import type { PhraseRanking, ConditionKind } from '@wanderwork/contracts';
import type { Condition } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { byScore } from '../recognizers/ranking.js';
import type { Season } from './weather.js';

const kindsByFigure: Readonly<Partial<Record<PhraseRanking['by'], ConditionKind>>> = {
  cost: 'price',
  speed: 'speed',
  safetyIndex: 'safety',
  air: 'air',
  population: 'size',
  english: 'english',
};

/** A condition that sets an order; null for the default order. */
export const toRankingCondition = (ranking: PhraseRanking, season: Season | null): Condition | null => {
  if (ranking.by === 'irex') return null;
  const monthlySeason = ranking.by === 'tempYear' && season;
  const order: PhraseRanking = monthlySeason
    ? {
        ...ranking,
        by: 'temp',
        months: monthlySeason.months,
        label: ranking.label.replace(' first', ` in ${monthlySeason.name} first`),
      }
    : ranking;
  const id = `first:${order.rising ? '' : '-'}${order.by}${order.months ? `@${order.months.join('-')}` : ''}`;
  return {
    id,
    kind: kindsByFigure[ranking.by] ?? 'climate',
    label: order.label,
    filters: [],
    ranking: order,
  };
};

/** The best scored cities, for a phrase that asks for nothing more particular. */
export const bestFirst: Condition = {
  id: 'first:-irex',
  kind: 'score',
  label: byScore.label,
  filters: [],
  ranking: byScore,
};

/** Example: "Like Lisbon": all other cities, or those outside the country that it stands for, the most similar first. */
export const toSimilarCondition = (
  slug: string,
  country: string | undefined,
  { vocabulary }: PhraseInput,
): Condition | null => {
  const city = vocabulary.cities.get(slug);
  if (!city) return null;
  const label = `Like ${city.name}`;
  const ranking: PhraseRanking = {
    by: 'similar',
    rising: true,
    like: slug,
    label: `Most like ${city.name} first`,
  };
  return {
    id: `like:${slug}`,
    kind: 'similar',
    label,
    filters: [
      { on: 'notPlace', scope: country === undefined ? { cities: [slug] } : { countries: [country] } },
    ],
    ranking,
  };
};
