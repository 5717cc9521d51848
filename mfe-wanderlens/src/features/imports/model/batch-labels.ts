import {
  formatDateTime,
  type BatchAction,
  type BatchOrigin,
  type BatchState,
  type CityBatch,
} from '@wanderwork/contracts';
import type { TagTone } from '@wanderwork/ui';
import { formatCount } from '../../../shared/admin/score-labels';

export const batchOriginLabels: Record<BatchOrigin, string> = {
  shipped: 'Shipped with the product',
  file: 'File',
  provider: 'Provider',
  editor: 'Editor',
};

export const batchStateLabels: Record<BatchState, string> = {
  planned: 'Planned',
  applied: 'Applied',
  rolled_back: 'Rolled back',
};

export const stateTones: Record<BatchState, TagTone> = {
  planned: 'warn',
  applied: 'ok',
  rolled_back: 'plain',
};

/** "Applied on 22 Nov 2026, 15:04 by Ana Ferreira". */
export const describeAction = ({ deed: state, by, at }: BatchAction): string =>
  `${batchStateLabels[state]} on ${formatDateTime(at)}${by ? ` by ${by}` : ''}`;

/** How much a batch changes: "2 figures in 2 cities". */
export const describeSize = ({ difference: { cities, figures } }: Pick<CityBatch, 'difference'>): string => {
  const cityCount = cities.added + cities.changed + cities.gone;
  const figureCount = figures.added + figures.changed + figures.removed;
  if (cityCount === 0) return 'nothing';
  return `${formatCount(figureCount, 'figure', 'figures')} in ${formatCount(cityCount, 'city', 'cities')}`;
};

export const changesNothing = (batch: Pick<CityBatch, 'difference'>): boolean =>
  describeSize(batch) === 'nothing';
