import { FORMULA_VERSION, method } from '@wanderwork/irex';
import { bands, type Band, SLIDER_MAX } from '@wanderwork/contracts';
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
      ${method.floor}. With a geometric mean, strengths can't fully offset a weak area, which is how people
      judge places.
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
      0. Today it ranges from ${confidence.lowest} to ${confidence.highest}%, with ${confidence.median}% in
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

const formatHour = (minutes: number): string => `${Math.floor(minutes / 60)}:00`;

/** What a reader can change in their own IREX, and by which rules. */
export const renderPersonalSection = (): MethodSection => {
  const { budget, entry, overlap } = method;
  const entryRows = Object.entries(entry.words).map(([words, points]) => [words, points]);
  return {
    id: 'yours',
    title: 'Your IREX',
    body: html`<p>
        The atlas scores all cities again for you, in your browser. With every slider at 1 and nothing else
        selected, you get the published score.
      </p>
      <ul>
        <li>
          <b>Weights.</b> A slider from 0 to ${SLIDER_MAX} multiplies the weight of its dimension. Then all
          weights are scaled to add up to 1. At least one slider must be above 0.
        </li>
        <li>
          <b>Passport.</b> The entry rule for your passport replaces the country's general openness: days of
          visa-free stay out of ${entry.enoughDays}, or the points in the table below. If we don't know the
          rule, the published figure stays. If you need a visa before you travel, or aren't admitted at all,
          the city can't score as "good": points above ${entry.closedScore.from} are compressed to end at
          ${entry.closedScore.to}. Such a city, or one whose rule we don't know, never scores as much as the
          best city that you can enter.
        </li>
        <li>
          <b>Clients.</b> A ninth dimension weighs ${formatPercent(overlap.weight)}, and the other eight share
          the rest. It counts the hours that your working day, ${formatHour(overlap.ownDay.from)} to
          ${formatHour(overlap.ownDay.to)} in the city's time zone, shares with theirs. ${8 * overlap.enough}
          of their 8 hours are enough for 100; for a shorter day, the same share of it. The hours follow the
          time zone rules of your months, including daylight saving time on both sides.
        </li>
        <li>
          <b>Budget.</b> A monthly cost up to ${formatPercent(budget.comfortable)} of your budget scores 100,
          and from ${formatPercent(budget.impossible)} on it scores 0.
        </li>
        <li><b>Months.</b> The climate of your months replaces that of the whole year.</li>
      </ul>
      ${renderTable(['How you enter', 'Points'], entryRows)}
      <p>
        Your choices are part of the page's address, so you can share a result. They are saved in this
        browser, and in your account if you sign in.
      </p>`,
  };
};
