import type { Grade } from '@wanderwork/contracts';
import { html, raw, type Html } from '../../../platform/pages/html.js';

const DOT_SHAPE =
  '<path d="M7 1 13 12H1z"/><circle cx="7" cy="8.4" r="1.7" fill="currentColor" stroke="none"/>';

/** Same shapes as the data marks of the app. */
const shapes: Record<Grade | 'none', string> = {
  given: DOT_SHAPE,
  measured: DOT_SHAPE,
  country:
    '<circle cx="7" cy="7" r="5.6"/><path d="M7 1.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" stroke="none"/>',
  estimate: '<circle cx="7" cy="7" r="5.6" stroke-dasharray="2.2 2.2"/>',
  none: '<circle cx="7" cy="7" r="5.6" stroke-width="1.2" opacity=".7"/><path d="m2.5 11.5 9-9"/>',
};

const labels: Record<Grade | 'none', string> = {
  given: 'given',
  measured: 'measured',
  country: 'country figure',
  estimate: 'estimate',
  none: 'no figure',
};

export const getGradeLabel = (grade: Grade | null): string => labels[grade ?? 'none'];

/** The grade of a figure as an icon. The label is in the text beside it or in the link's name. */
export const renderGradeMark = (grade: Grade | null): Html =>
  // prettier-ignore
  html`<svg viewBox="0 0 14 14" width="11" height="11" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">${raw(shapes[grade ?? 'none'])}</svg>`;
