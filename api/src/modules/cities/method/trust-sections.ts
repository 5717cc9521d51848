import { method } from '@wanderwork/irex';
import { html, type HtmlValue } from '../../../platform/pages/html.js';
import type { MethodFacts } from './method-facts.js';
import { formatCoefficient, formatPercent, renderTable, type MethodSection } from './method-format.js';

const renderHistory = (): MethodSection => ({
  id: 'time',
  title: 'Over time',
  body: html`<p>
    Each month keeps a snapshot of every city: formula version, what the score was computed from, the eight
    dimensions, raw and published score, coverage. Trends compare months of one version only. Why a score
    changed is told in points of the published score, dimension by dimension; the parts add up to the whole
    change.
  </p>`,
});

const renderTrust = (): MethodSection => {
  const { weightsMoved, arithmeticMean, equalWeights, withoutAffordability, dimensions, rankings } =
    method.robustness;
  const orders: HtmlValue[][] = [
    [
      `Every weight moved by up to ${formatPercent(weightsMoved.by)}`,
      `${formatCoefficient(weightsMoved.correlation)} on average, ${formatCoefficient(weightsMoved.lowest)} at the lowest`,
    ],
    ['Arithmetic instead of geometric mean', formatCoefficient(arithmeticMean)],
    ['All dimensions weighed alike', formatCoefficient(equalWeights)],
    ['Without affordability', formatCoefficient(withoutAffordability)],
  ];
  return {
    id: 'trust',
    title: 'How far it may be trusted',
    body: html`<p>
        <b>As a reasoned preference, not as a measurement.</b> The order is stable against small changes of
        the weights: ${formatPercent(weightsMoved.topKept)} of the first ${weightsMoved.top} cities stay among
        them. It is less stable against another way of adding up, and cost opposes most of the other
        dimensions, so that your own weight on cost matters more than anything else on this page.
      </p>
      ${renderTable(['What is changed', 'Rank correlation with the published order'], orders)}
      <p>
        Single dimensions agree with what others measure:
        ${dimensions.map(([name, value]) => `${name} ${value}`).join(', ')} (correlation). The order as a
        whole agrees with no published ranking:
        ${rankings.map(([name, value]) => `${name} ${value}`).join(', ')}. Nobody has measured which order is
        right.
      </p>
      <ul>
        <li>
          Many figures are a country's. Most differences between two cities of one country come from climate,
          size, airport and a modelled cost alone.
        </li>
        <li>The cost of a month is a model estimate in nearly every city, about ±30 %.</li>
        <li>
          The download speed that the score reads is scaled from the country's median of all kinds of access;
          it is too rough to be printed, so the page prints the median.
        </li>
        <li>
          Fine particles and health services are figures of 2017; airports are those of a directory of 2015.
        </li>
        <li>
          Not in the score, because no open source has it: co-working places, mobile speed, walkability, the
          air of the city itself, how safe women and minorities are.
        </li>
        <li>Rules of entry are dated and general. Ask the embassy before you rely on them.</li>
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
