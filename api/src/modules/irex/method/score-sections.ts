import { FORMULA_VERSION, method } from '@wanderwork/irex';
import { bands, type Band } from '@wanderwork/contracts';
import { html } from '../../../platform/pages/html.js';
import { knotsDrawing } from './method-drawings.js';
import type { MethodFacts } from './method-facts.js';
import { formatPercent, renderTable, type MethodSection } from './method-format.js';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const toBandRow = (band: Band) => {
  const lowest = method.bands.find(([name]) => name === band)?.[1];
  const below = method.bands.at(-1)![1];
  return [capitalize(band), lowest === undefined ? `below ${below}` : `${lowest} or more`];
};

const renderAggregation = (): MethodSection => ({
  id: 'one-number',
  title: 'From eight scores to one number',
  body: html`<p>
      The raw score is the weighted geometric mean of the eight dimensions, each counted as at least
      ${method.floor}. With a geometric mean, one very good dimension can't make up for a bad one, which is
      how people judge places.
    </p>
    <p>raw = exp(Σ weight · ln max(dimension, ${method.floor}))</p>
    <p>The published score follows straight lines between fixed points of the raw score:</p>
    ${renderTable(
      ['Raw', 'Published'],
      method.knots.map(([raw, published]) => [raw, published]),
    )}
    ${knotsDrawing}
    <p>
      The three points in the middle are set so that Medellín, Chiang Mai and Lisbon score 83, 86 and 91.
      These three scores are by construction and prove nothing. The points are frozen for formula
      ${FORMULA_VERSION}; changing any weight, goalpost or point makes a new version, and past scores are then
      recomputed with it.
    </p>`,
});

const renderBands = (): MethodSection => ({
  id: 'bands',
  title: 'Bands before ranks',
  body: html`<p>
      The word next to a score names its band. Bands are broad because the uncertainty is large. They show
      what we know more honestly than an exact rank.
    </p>
    ${renderTable(['Band', 'Published score'], bands.map(toBandRow))}`,
});

const renderMissing = ({ confidence }: MethodFacts): MethodSection => ({
  id: 'missing',
  title: 'Missing figures',
  body: html`<p>
      A missing figure never counts as zero or as a no. For the score, it takes the median of its region if
      ${method.missing.enoughOfRegion} or more cities there have one, otherwise the world's. The city page
      still shows it as missing. An indicator that no city has is left out, and the others in its dimension
      share its weight.
    </p>
    <p>
      There is one exception. Our data lists nomad visa programs. If we found none, that is weak evidence that
      there is none. It scores 0 with no trust at all, and the page says "none found", never "no".
    </p>
    <p>
      The coverage next to a score is the sum of weight · trust over all indicators; an imputed one counts as
      0. Today it ranges from ${confidence.lowest} to ${confidence.highest} %, with ${confidence.median} % in
      the middle.
    </p>`,
});

const renderRange = (): MethodSection => ({
  id: 'range',
  title: 'Score ranges and ties',
  body: html`<p>
      Every score shows a range. It holds ${formatPercent(method.range.high - method.range.low)} of
      ${method.range.draws.toLocaleString('en-US')} trials. In each trial, every figure varies independently
      by its margin of error from the tables above; an imputed one varies by ${method.missing.spread} points
      more. The trials are always the same, so a range changes only if a figure does. The range of a rank
      comes from the same trials.
    </p>
    <p>
      The difference between two cities is significant only if their scores differ by more than √(a² + b²),
      where a and b are the halves of their ranges that face each other. Most neighbors in the list count as
      tied, and the page says so.
    </p>`,
});

/** How the score is computed, and how certain it is. */
export const renderScoreSections = (facts: MethodFacts): MethodSection[] => [
  renderAggregation(),
  renderBands(),
  renderMissing(facts),
  renderRange(),
];
