import { method } from '@wanderwork/irex';
import { html, type HtmlValue } from '../../../platform/pages/html.js';
import type { MethodFacts } from './method-facts.js';
import { formatCoefficient, formatPercent, renderTable, type MethodSection } from './method-format.js';

const renderHistory = (): MethodSection => ({
  id: 'time',
  title: 'Over time',
  body: html`<p>
    Every month we store a snapshot of each city: the formula version, the inputs of the score, the eight
    dimensions, the raw and the published score, and the coverage. Trends compare months of the same version
    only. We explain a change in points of the published score, by dimension; the parts add up to the whole
    change.
  </p>`,
});

const renderTrust = (): MethodSection => {
  const { weightsMoved, arithmeticMean, equalWeights, withoutAffordability, dimensions, rankings } =
    method.robustness;
  const orders: HtmlValue[][] = [
    [
      `Every weight changed by up to ${formatPercent(weightsMoved.by)}`,
      `${formatCoefficient(weightsMoved.correlation)} on average, ${formatCoefficient(weightsMoved.lowest)} at the lowest`,
    ],
    ['Arithmetic instead of geometric mean', formatCoefficient(arithmeticMean)],
    ['All dimensions weighted equally', formatCoefficient(equalWeights)],
    ['Without affordability', formatCoefficient(withoutAffordability)],
  ];
  return {
    id: 'trust',
    title: 'How far you can trust it',
    body: html`<p>
        <b>As a reasoned preference, not as a measurement.</b> The order is stable when weights change a
        little: ${formatPercent(weightsMoved.topKept)} of the top ${weightsMoved.top} cities stay in the top
        ${weightsMoved.top}. It is less stable when the scores are combined in another way. Cost works against
        most other dimensions, so your own weight for cost matters more than anything else on this page.
      </p>
      ${renderTable(['What is changed', 'Rank correlation with the published order'], orders)}
      <p>
        Single dimensions agreed with the measurements of others when formula 2026.1 was new:
        ${dimensions.map(([name, value]) => `${name} ${value}`).join(', ')} (correlation). The order as a
        whole did not agree with any published ranking:
        ${rankings.map(([name, value]) => `${name} ${value}`).join(', ')}. Nobody has measured which order is
        right.
      </p>
      <ul>
        <li>
          Many figures are for the country. Two cities in the same country differ mostly in climate, size,
          airport and modeled cost.
        </li>
        <li>
          The monthly cost is a model estimate. Each city shows its own range; in a third of the cities it is
          a rough guess.
        </li>
        <li>
          The score uses a download speed that is scaled from the country's median for all kinds of
          connections. It is too rough to show, so the page shows the median.
        </li>
        <li>The figures on fine particles and health services are from 2017.</li>
        <li>
          Not in the score, because there is no open data: coworking spaces, mobile speed, walkability, air
          quality in the city itself, and the safety of women and minorities.
        </li>
        <li>Entry rules are general and may be out of date. Ask the embassy before you rely on them.</li>
      </ul>`,
  };
};

const renderSources = ({ sources }: MethodFacts): MethodSection => ({
  id: 'sources',
  title: 'Sources and licences',
  body: html`<ul>
    ${sources.map(
      ({ title, url, attribution, licence }) =>
        html`<li>${url ? html`<a href="${url}">${title}</a>` : title}. ${attribution} (${licence})</li>`,
    )}
  </ul>`,
});

/** The limits of the score, and its sources. */
export const renderTrustSections = (facts: MethodFacts): MethodSection[] => [
  renderHistory(),
  renderTrust(),
  renderSources(facts),
];
