import { correctionStateLabels, type Correction } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderTime } from './connect-html.js';

/** The figure that a correction proposes, and what became of it. Must match `CorrectionCard` in `mfe-wanderhub`. */
export const renderCorrection = (correction: Correction): Html => {
  const { label, cityName, before, proposed, year, source, state, decidedAt, reason } = correction;
  const since = state === 'applied' && decidedAt && html` <span>since ${renderTime(decidedAt)}</span>`;
  return html`<section aria-labelledby="correction">
    <h2 id="correction">${label}, <bdi>${cityName}</bdi></h2>
    <p><b class="plain-tag">${correctionStateLabels[state]}</b>${since}</p>
    <dl>
      <dt>Our data said</dt>
      <dd>${before ?? 'Nothing yet'}</dd>
      <dt>Proposed</dt>
      <dd><b dir="auto">${proposed}</b> (${year})</dd>
      <dt>Source</dt>
      <dd><a href="${source}" rel="ugc nofollow noopener">${new URL(source).host}</a></dd>
    </dl>
    ${reason !== null && html`<p dir="auto">${reason}</p>`}
  </section>`;
};
