import { dimensionKeys, type DimensionKey, dimensionNames } from '@wanderwork/contracts';
import { dimensionWeights, indicators } from '@wanderwork/irex';
import { html, type Html } from '../../../platform/pages/html.js';
import type { MethodFacts } from './method-facts.js';
import { weightsDrawing } from './method-drawings.js';
import { percent, type MethodSection } from './method-format.js';

type Indicator = (typeof indicators)[number];

const trustWords = ({ trust }: Indicator): string =>
  trust.map(({ words, quality }) => `${words} ${percent(quality)}`).join(', ');

const doubtWords = ({ doubt, trust }: Indicator): string => {
  const size = 'points' in doubt ? `±${doubt.points} points` : `±${percent(doubt.relative)} of the figure`;
  return trust.some(({ exact }) => exact) ? `${size}; none where it is given` : size;
};

const sourceWords = (titles: readonly string[]): string =>
  titles.length === 0
    ? 'No open source has it yet, so the rest of its dimension counts alone.'
    : titles.join('; ');

const card = (indicator: Indicator, { known, cities, sources }: MethodFacts): Html => {
  const own = known.get(indicator.key);
  const titles = sources.filter(({ id }) => own?.sources.includes(id)).map(({ title }) => title);
  const rows: [string, string][] = [
    ['Share of the dimension', percent(indicator.share)],
    ['Score of 100', indicator.formula],
    ['How far it is trusted', trustWords(indicator)],
    ['How far it may err', doubtWords(indicator)],
    ['Known for', `${own?.cities ?? 0} of ${cities} cities`],
    ['Source', sourceWords(titles)],
  ];
  return html`<h4>${indicator.label}</h4>
    <table class="rules">
      <tbody>
        ${rows.map(
          ([name, words]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${words}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
};

const dimension = (key: DimensionKey, facts: MethodFacts): Html =>
  html`<h3 id="${key}">${dimensionNames[key]}, ${percent(dimensionWeights[key])} of the whole</h3>
    ${indicators.filter((one) => one.dimension === key).map((one) => card(one, facts))}`;

/** The sections on weights and on indicators, with the rule, trust, margin of error and sources of each indicator. */
export const indicatorSections = (facts: MethodFacts): MethodSection[] => [
  {
    id: 'weights',
    title: 'Eight dimensions and their weights',
    body: html`<p>
        What makes a place good to work from for a month or more is split into eight dimensions. Their weights
        are our judgement, stated so that you can disagree; your own weights take their place in the atlas.
      </p>
      ${weightsDrawing}`,
  },
  {
    id: 'indicators',
    title: 'From figures to scores',
    body: html`<p>
        Each dimension rests on one to three indicators. An indicator puts a figure on a scale from 0 to 100
        between fixed goalposts, which never move with the data: a score of one month can be held against that
        of another. Where a rule says log(v; low, high), it means 100 · (ln v − ln low) / (ln high − ln low),
        so that a step from 20 to 40 counts as much as one from 40 to 80. Everything is cut off at 0 and at
        100.
      </p>
      ${dimensionKeys.map((key) => dimension(key, facts))}`,
  },
];
