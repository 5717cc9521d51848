import {
  formatThenAndNow,
  listChangedFigures,
  type CitedFigure,
  type PostFigure,
} from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import type { FigureRow } from './post-parts.repository.js';

/** The figures that a post cites, with their printed values then and now. `current` are those of its text today. */
export const toCitedFigures = (
  rows: readonly FigureRow[] = [],
  current: readonly PostFigure[],
): CitedFigure[] => {
  const now = new Map(current.map(({ id, words }) => [id, words]));
  return rows.map(({ name, label, value, citedIn }) => ({
    ...{ name, label, citedIn },
    then: value,
    now: now.get(name) ?? null,
  }));
};

/** The figures that changed since the post was written, for served pages and feeds. */
export const renderChangedFigures = (figures: readonly CitedFigure[]): Html | null => {
  const changed = listChangedFigures(figures);
  if (changed.length === 0) return null;
  return html`<ul class="plain-figures" aria-label="Figures that changed since">
    ${changed.map((figure) => html`<li><b>${figure.label}</b> <span>${formatThenAndNow(figure)}</span></li>`)}
  </ul>`;
};
