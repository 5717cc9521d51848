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
  return [capitalize(band), lowest === undefined ? `below ${below}` : `${lowest} and more`];
};

const renderAggregation = (): MethodSection => ({
  id: 'one-number',
  title: 'From eight scores to one number',
  body: html`<p>
      The raw score is the weighted geometric mean of the eight dimensions, each counted as at least
      ${method.floor}. A geometric mean does what people do: a place with one bad side is not made good by
      another side that is very good.
    </p>
    <p>raw = exp(Σ weight · ln max(dimension, ${method.floor}))</p>
    <p>The published score is a straight line between fixed points of the raw one:</p>
    ${renderTable(
      ['Raw', 'Published'],
      method.knots.map(([raw, published]) => [raw, published]),
    )}
    ${knotsDrawing}
    <p>
      The three points in the middle were set so that Medellín, Chiang Mai and Lisbon come out at 83, 86 and
      91. That is by construction and proves nothing. The points are frozen for formula ${FORMULA_VERSION}; a
      change of any weight, goalpost or point makes a new version, and then the past is computed again with
      it.
    </p>`,
});

const renderBands = (): MethodSection => ({
  id: 'bands',
  title: 'Bands before ranks',
  body: html`<p>
      The word beside a score says in which band it lies. Bands are broad because the doubt is: they say more
      honestly what is known than an exact rank does.
    </p>
    ${renderTable(['Band', 'Published score'], bands.map(toBandRow))}`,
});

const renderMissing = ({ confidence }: MethodFacts): MethodSection => ({
  id: 'missing',
  title: 'What is missing',
  body: html`<p>
      A missing figure is never taken as zero or as a no. For the score it takes the median of its region,
      where ${method.missing.enoughOfRegion} cities or more have one, otherwise the world's; on the city's
      page it stays missing. An indicator that no city has is left out, and the others of its dimension share
      its part.
    </p>
    <p>
      There is one exception. The data lists programmes of nomad visas, so that none was found is weak
      evidence that there is none: it scores 0, with no trust at all, and the page says "none found", never
      "no".
    </p>
    <p>
      The coverage beside a score is the sum of weight · trust over all indicators, an imputed one counted as
      0. Today it goes from ${confidence.lowest} to ${confidence.highest} %, with ${confidence.median} % in
      the middle.
    </p>`,
});

const renderRange = (): MethodSection => ({
  id: 'range',
  title: 'The range, and what cannot be told apart',
  body: html`<p>
      Every score shows a range. It holds ${formatPercent(method.range.high - method.range.low)} of
      ${method.range.draws.toLocaleString('en-US')} trials in which each figure errs on its own by what is not
      known about it, as the tables above state; an imputed one by ${method.missing.spread} points more. The
      trials are the same each time, so the range changes only when a figure does. The range of a rank comes
      from the same trials.
    </p>
    <p>
      Two cities cannot be told apart unless their scores differ by more than √(a² + b²), where a and b are
      the halves of their ranges that face each other. Most neighbours in the list cannot be told apart, and
      the page says so.
    </p>`,
});

/** How the score is computed, and how certain it is. */
export const renderScoreSections = (facts: MethodFacts): MethodSection[] => [
  renderAggregation(),
  renderBands(),
  renderMissing(facts),
  renderRange(),
];
