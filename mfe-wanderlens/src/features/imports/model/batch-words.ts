import {
  momentWords,
  type BatchDeed,
  type BatchOrigin,
  type BatchState,
  type CityBatch,
} from '@wanderwork/contracts';
import type { TagTone } from '@wanderwork/ui';
import { counted } from '../../../shared/admin/score-words';

export const originWords: Record<BatchOrigin, string> = {
  shipped: 'Shipped with the product',
  file: 'File',
  provider: 'Provider',
  editor: 'Editor',
};

export const stateWords: Record<BatchState, string> = {
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
export const deedText = ({ deed, by, at }: BatchDeed): string =>
  `${stateWords[deed]} on ${momentWords(at)}${by ? ` by ${by}` : ''}`;

/** How much a batch changes: "2 figures of 2 cities". */
export const sizeText = ({ difference: { cities, figures } }: Pick<CityBatch, 'difference'>): string => {
  const touched = cities.added + cities.changed + cities.gone;
  const changed = figures.added + figures.changed + figures.removed;
  if (touched === 0) return 'nothing';
  return `${counted(changed, 'figure', 'figures')} of ${counted(touched, 'city', 'cities')}`;
};

export const changesNothing = (batch: Pick<CityBatch, 'difference'>): boolean =>
  sizeText(batch) === 'nothing';
