import { dimensionKeys, type DimensionKey, dimensionNames } from '@wanderwork/contracts';
import { dimensionWeights, indicators } from '@wanderwork/irex';
import { html, type Html } from '../../../platform/pages/html.js';
import type { MethodFacts } from './method-facts.js';
import { weightsDrawing } from './method-drawings.js';
import { formatPercent, type MethodSection } from './method-format.js';

type Indicator = (typeof indicators)[number];

const describeTrust = ({ trust }: Indicator): string =>
  trust.map(({ words: value, quality }) => `${value} ${formatPercent(quality)}`).join(', ');

const describeError = ({ doubt }: Indicator): string => {
  if ('points' in doubt) return `±${doubt.points} points`;
  const size = `±${formatPercent(doubt.relative)} of the figure`;
  return doubt.own ? `each city’s own; ${size} where it is unknown` : size;
};

const describeSources = (titles: readonly string[]): string =>
  titles.length === 0
    ? 'No open data yet, so the other indicators of the dimension count alone.'
    : titles.join('; ');

const renderIndicator = (indicator: Indicator, { knownByIndicator, cities, sources }: MethodFacts): Html => {
  const indicatorFacts = knownByIndicator.get(indicator.key);
  const titles = sources.filter(({ id }) => indicatorFacts?.sources.includes(id)).map(({ title }) => title);
  const rows: [string, string][] = [
    ['Share of the dimension', formatPercent(indicator.share)],
    ['Score of 100', indicator.formula],
    ['How much we trust it', describeTrust(indicator)],
    ['Margin of error', describeError(indicator)],
    ['Known for', `${indicatorFacts?.cities ?? 0} of ${cities} cities`],
    ['Source', describeSources(titles)],
  ];
  return html`<h4>${indicator.label}</h4>
    <table class="rules">
      <tbody>
        ${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
};

const renderDimension = (key: DimensionKey, facts: MethodFacts): Html =>
  html`<h3 id="${key}">${dimensionNames[key]}, ${formatPercent(dimensionWeights[key])} of the whole</h3>
    ${indicators.filter((current) => current.dimension === key).map((current) => renderIndicator(current, facts))}`;

/** The sections on weights and on indicators, with the rule, trust, margin of error and sources of each indicator. */
export const renderIndicatorSections = (facts: MethodFacts): MethodSection[] => [
  {
    id: 'weights',
    title: 'Eight dimensions and their weights',
    body: html`<p>
        IREX splits what makes a place good to work from for a month or more into eight dimensions. The
        weights are our judgment. You can disagree: set your own weights in the atlas.
      </p>
      ${weightsDrawing}`,
  },
  {
    id: 'indicators',
    title: 'From figures to scores',
    body: html`<p>
        Each dimension has one to three indicators. An indicator puts a figure on a scale from 0 to 100
        between fixed goalposts. They never move with the data, so you can compare the scores of different
        months. log(v; low, high) means 100 · (ln v − ln low) / (ln high − ln low): a step from 20 to 40
        counts as much as one from 40 to 80. All scores are limited to 0 to 100.
      </p>
      ${dimensionKeys.map((key) => renderDimension(key, facts))}`,
  },
];
