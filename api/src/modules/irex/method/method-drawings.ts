import { dimensionKeys, dimensionNames } from '@wanderwork/contracts';
import { dimensionWeights, method } from '@wanderwork/irex';
import { html, type Html } from '../../../platform/pages/html.js';
import { formatPercent } from './method-format.js';

const ROW_HEIGHT = 26;
/**
 * Width of the name column in pixels. The longest bar is a share of the rest, so that its number fits beside it on a
 * phone.
 */
const NAME_WIDTH = 126;
const LONGEST_BAR_PERCENT = 40;

const weightLabels = dimensionKeys.map(
  (key) => `${dimensionNames[key]} ${formatPercent(dimensionWeights[key])}`,
);
const largestWeight = Math.max(...Object.values(dimensionWeights));

const renderBar = (key: (typeof dimensionKeys)[number], row: number): Html => {
  const length = `${((LONGEST_BAR_PERCENT * dimensionWeights[key]) / largestWeight).toFixed(1)}%`;
  const y = row * ROW_HEIGHT;
  return html`<text x="0" y="${y + 17}">${dimensionNames[key]}</text>
    <svg x="${NAME_WIDTH}" overflow="visible">
      <rect y="${y + 6}" width="${length}" height="13" />
      <text x="${length}" dx="10" y="${y + 17}">${formatPercent(dimensionWeights[key])}</text>
    </svg>`;
};

/** The weights of the dimensions as bars. The SVG does not scale, so its text keeps the same size at any width. */
export const weightsDrawing: Html = html`<svg
  role="img"
  aria-label="Weights: ${weightLabels.join(', ')}"
  width="100%"
  height="${dimensionKeys.length * ROW_HEIGHT}"
  fill="currentColor"
  font-size="15"
>
  ${dimensionKeys.map(renderBar)}
</svg>`;

const CHART_SIZE = 260;
const toPoint = ([raw, published]: readonly [number, number]): string =>
  `${((raw / 100) * CHART_SIZE + 40).toFixed(1)},${((1 - published / 100) * CHART_SIZE + 10).toFixed(1)}`;

/** A chart that maps raw scores to published ones. */
export const knotsDrawing: Html = html`<svg
  role="img"
  aria-label="The published score against the raw one: straight lines through ${method.knots.map(([x, y]) => `${x} and ${y}`).join(', ')}"
  viewBox="0 0 360 310"
  width="100%"
  height="310"
  preserveAspectRatio="xMinYMin"
  fill="none"
  stroke="currentColor"
  font-size="13"
>
  <path d="M40 10V270H300" stroke-width="1" />
  <path d="M40 270L300 10" stroke-width="1" stroke-dasharray="2 5" />
  <polyline points="${method.knots.map((knot) => toPoint(knot)).join(' ')}" stroke-width="2" />
  <g fill="currentColor" stroke="none">
    ${method.knots.map((knot) => {
      const [x, y] = toPoint(knot).split(',');
      return html`<circle cx="${x}" cy="${y}" r="3.5" />`;
    })}
    <text x="8" y="16">100</text>
    <text x="22" y="274">0</text>
    <text x="286" y="290">100</text>
    <text x="150" y="304">raw</text>
    <text x="48" y="16">published</text>
  </g>
</svg>`;
