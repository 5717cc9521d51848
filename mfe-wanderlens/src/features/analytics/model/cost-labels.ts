import { type CityAnalytics } from '@wanderwork/contracts';
import { formatMoney } from '../../../shared/format';

/** Compares the monthly cost of a city with the reader's home city in one sentence; null without a home city. */
export const compareCosts = ({ name, cost }: Pick<CityAnalytics, 'name' | 'cost'>): string | null => {
  const { home, lines, toldApart } = cost;
  const [whole] = lines;
  if (!home) return null;
  if (!whole?.here || !whole.home) {
    const unknown = whole?.here ? home.name : name;
    return `We don’t know the monthly cost in ${unknown}, so we can’t compare the two cities.`;
  }
  const more = whole.here.usd - whole.home.usd;
  if (more === 0) return `A month costs the same in ${name} and ${home.name}.`;
  const sentence = `A month in ${name} costs about ${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than in ${home.name}`;
  return toldApart ? `${sentence}.` : `${sentence}, which is within the margin of error.`;
};
