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
        chosen the result is the published score.
      </p>
      <ul>
        <li>
          <b>Weights.</b> A slider from 0 to ${SLIDER_MAX} multiplies the dimension's weight; together they
          make 1 again. All at 0 weigh nothing and are refused.
        </li>
        <li>
          <b>Passport.</b> Your own rule of entry takes the place of how open the country is to everybody:
          days of free stay against ${entry.enoughDays}, or the points of the table below. Where the rule is
          not known the published figure stays.
        </li>
        <li>
          <b>Clients.</b> A ninth dimension weighs ${formatPercent(overlap.weight)}, the other eight share the
          rest: the hours that your day, ${formatHour(overlap.ownDay.from)} to
          ${formatHour(overlap.ownDay.to)} on the city's clock, shares with theirs. ${8 * overlap.enough}
          hours of their 8 are enough for 100, of a shorter day as large a part. The hours are read from the
          time zone rules of the months in question, summer time on either side included.
        </li>
        <li>
          <b>Budget.</b> A cost up to ${formatPercent(budget.comfortable)} of your budget is 100, from
          ${formatPercent(budget.impossible)} on it is 0.
        </li>
        <li><b>Months.</b> The climate of your months takes the place of the year's.</li>
      </ul>
      ${renderTable(['How one enters', 'Points'], entryRows)}
      <p>
        What you choose stands in the address, so that a result can be shared. It is kept in this browser, and
        on your account if you sign in.
      </p>`,
  };
};
