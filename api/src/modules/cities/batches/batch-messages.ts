import type { BatchOrigin, BatchState, CityBatch, CityBatchDetail, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { counted } from '../format-count.js';

const origins: Record<BatchOrigin, string> = {
  shipped: 'the product’s own table',
  file: 'a file',
  provider: 'a provider',
  editor: 'the editor',
};

const states: Record<BatchState, string> = {
  planned: 'planned',
  applied: 'applied',
  rolled_back: 'rolled back',
};

const REFUSED_SAID = 20;

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

const moveLine = ({ name, from, to, points, fromBand, toBand }: ScoreMove): string =>
  `  ${name}: ${from?.toFixed(1) ?? 'none'} → ${to?.toFixed(1) ?? 'none'} (${signed(points)}${fromBand === toBand ? '' : `, ${fromBand} → ${toBand}`})`;

/** Example: "Batch 3, a file (costs.csv): planned on 22 Nov 2026, 14:05 UTC." */
export const batchLine = ({ id, origin, name, state, deeds }: CityBatch): string => {
  const { by, at } = deeds.at(-1) ?? { by: null, at: '' };
  const named = origin === 'shipped' ? '' : ` (${name})`;
  return `Batch ${id}, ${origins[origin]}${named}: ${states[state]} on ${at.slice(0, 16).replace('T', ' ')} UTC${by ? ` by ${by}` : ''}.`;
};

/** Describes what a batch changes, one line each, for a terminal. */
export const batchLines = (batch: CityBatchDetail): string[] => {
  const { cities, figures, scores, passedOver, unnamed } = batch.difference;
  const refused = batch.refusedRows.slice(0, REFUSED_SAID);
  return [
    batchLine(batch),
    `Cities: ${cities.added} added, ${cities.changed} changed, ${cities.gone} gone${unnamed > 0 ? `; ${unnamed} of the table are not named and stay` : ''}.`,
    `Figures: ${figures.added} added, ${figures.changed} changed, ${figures.removed} removed.`,
    ...(passedOver > 0 ? [`${counted(passedOver, 'figure is', 'figures are')} passed over.`] : []),
    `Moves ${counted(scores.moved, 'city', 'cities')}, ${scores.movedFar} by more than ${FAR_POINTS} points; ${counted(scores.bandsChanged, 'band changes', 'bands change')}.`,
    ...scores.movers.map(moveLine),
    ...refused.map(
      ({ line, slug, reasons }) => `Refused line ${line}${slug ? ` (${slug})` : ''}: ${reasons.join('; ')}.`,
    ),
    ...(batch.refused > refused.length ? [`And ${batch.refused - refused.length} more refused.`] : []),
  ];
};
