import { SLIDER_MAX } from '@wanderwork/contracts';
import { method } from '@wanderwork/irex';
import { html } from '../../../platform/pages/html.js';
import { formatPercent, renderTable, type MethodSection } from './method-format.js';

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
          rule, the published figure stays.
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
