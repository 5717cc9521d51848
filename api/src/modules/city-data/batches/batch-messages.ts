import type { BatchOrigin, BatchState, CityBatch, CityBatchDetail, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { formatCount } from '../format-count.js';

const originLabels: Record<BatchOrigin, string> = {
  shipped: 'the product’s own table',
  file: 'a file',
  provider: 'a provider',
  editor: 'the editor',
};

const stateLabels: Record<BatchState, string> = {
  planned: 'planned',
  applied: 'applied',
  rolled_back: 'rolled back',
};

const MAX_REFUSED = 20;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Example: "22 Nov 2026, 14:05"; empty for a batch without actions. */
const formatTime = (time: string): string => (time === '' ? '' : timeFormat.format(new Date(time)));

const formatPoints = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

const describeMove = ({ name, from, to, points, fromBand, toBand }: ScoreMove): string =>
  `  ${name}: ${from?.toFixed(1) ?? 'none'} → ${to?.toFixed(1) ?? 'none'} (${formatPoints(points)}${fromBand === toBand ? '' : `, ${fromBand} → ${toBand}`})`;

/** Example: "Batch 3, a file (costs.csv): planned on 22 Nov 2026, 14:05 UTC." */
export const describeBatch = ({ id, origin, name, state, deeds: actions }: CityBatch): string => {
  const { by, at } = actions.at(-1) ?? { by: null, at: '' };
  const nameSuffix = origin === 'shipped' ? '' : ` (${name})`;
  return `Batch ${id}, ${originLabels[origin]}${nameSuffix}: ${stateLabels[state]} on ${formatTime(at)} UTC${by ? ` by ${by}` : ''}.`;
};

/** Describes what a batch changes, one line each, for a terminal. */
export const describeBatchDetail = (batch: CityBatchDetail): string[] => {
  const { cities, figures, scores, passedOver, unnamed } = batch.difference;
  const refused = batch.refusedRows.slice(0, MAX_REFUSED);
  return [
    describeBatch(batch),
    `Cities: ${cities.added} added, ${cities.changed} changed, ${cities.gone} gone${unnamed > 0 ? `; ${unnamed} in the table are not in the file and stay` : ''}.`,
    `Figures: ${figures.added} added, ${figures.changed} changed, ${figures.removed} removed.`,
    ...(passedOver > 0 ? [`${formatCount(passedOver, 'figure is', 'figures are')} skipped.`] : []),
    `Moves ${formatCount(scores.moved, 'city', 'cities')}, ${scores.movedFar} by more than ${FAR_POINTS} points; ${formatCount(scores.bandsChanged, 'band changes', 'bands change')}.`,
    ...scores.movers.map(describeMove),
    ...refused.map(
      ({ line, slug, reasons }) => `Refused line ${line}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}.`,
    ),
    ...(batch.refused > refused.length ? [`And ${batch.refused - refused.length} more refused.`] : []),
  ];
};
