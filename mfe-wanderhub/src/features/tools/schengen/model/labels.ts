import { formatDays, formatDay } from '../../common/model/day';
import { countStayDays } from '../../stays/model/stay';
import { type SchengenCalculation, type SchengenStatus } from './calculate-schengen';
import { MAX_DAYS, WINDOW_DAYS, type Plan } from './window';

/** "76 of 90 days used on 10 July 2027; 14 are left." */
export const formatUsed = ({ usedDays: used, daysLeft: left, day }: SchengenStatus): string => {
  const sum = `${used} of ${MAX_DAYS} days used on ${formatDay(day)}`;
  if (used > MAX_DAYS) return `${sum}: ${formatDays(used - MAX_DAYS)} too many.`;
  return `${sum}; ${left === 1 ? '1 is' : `${left} are`} left.`;
};

/** Until when, in the words of a fact. */
export const formatLatestExit = ({ latestExit: until, earliestEntry: enter }: Pick<SchengenStatus, 'until' | 'enter'>): string =>
  until === null ? 'No day is free' : `${formatDay(until)} (${formatDays(until - enter + 1)})`;

/** What a tried stay comes to. */
export const formatPlan = ({ stay, days, used, over, laterStayOver: breaks }: Plan): string => {
  const what = `${formatDays(days)} from ${formatDay(stay.entry)} to ${formatDay(stay.exit)}`;
  if (over !== null) return `${what} do not fit: ${formatDay(over)} would be the first day too many.`;
  const fits = `${what} fit: on the last day ${used} of ${MAX_DAYS} are used.`;
  return breaks === null
    ? fits
    : `${fits} But they push a later stay over: ${formatDay(breaks)} would be a day too many.`;
};

/** The answer as plain text, to be kept or sent. */
export const toSchengenText = ({ stays, status: standing, firstDayOver: over, plan }: SchengenCalculation): string =>
  [
    'Schengen 90/180',
    formatUsed(standing),
    `Window: ${formatDay(standing.from)} to ${formatDay(standing.day)} (${WINDOW_DAYS} days, both included)`,
    `First day for which you may enter: ${formatDay(standing.earliestEntry)}`,
    `Latest exit from then on: ${formatLatestExit(standing)}`,
    ...(over === null ? [] : [`First day over the limit: ${formatDay(over)}`]),
    ...(plan === null ? [] : [`Tried: ${formatPlan(plan)}`]),
    'Stays counted, entry and exit included:',
    ...stays.map(
      (stay) => `- ${formatDay(stay.entry)} to ${formatDay(stay.exit)}: ${formatDays(countStayDays(stay))}`,
    ),
    'Rule: Regulation (EU) 2016/399, Article 6(1) and (2). The authority at the border decides.',
  ].join('\n');
