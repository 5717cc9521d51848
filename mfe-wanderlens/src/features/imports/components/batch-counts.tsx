import type { CityBatch } from '@wanderwork/contracts';
import { KeyFacts } from '@wanderwork/ui/lists';
import { formatCount } from '../../../shared/format';

/** The counts of a batch. */
export const BatchCounts = ({ batch: { difference, refused } }: { batch: CityBatch }) => {
  const { cities, figures, passedOver, unnamed } = difference;
  const all: [words: string, count: number, always?: boolean][] = [
    ['Cities changed', cities.changed, true],
    ['Cities added', cities.added],
    ['Figures changed', figures.changed, true],
    ['Figures added', figures.added, true],
    ['Figures removed', figures.removed, true],
    ['Lines refused', refused, true],
    ['Skipped', passedOver],
    ['Cities not in the file (kept)', unnamed],
  ];
  const shown = all.filter(([, count, always]) => always || count > 0);
  return <KeyFacts numbers facts={shown.map(([words, count]) => [words, formatCount(count)])} />;
};
