import { formatDays, formatDay, countStayDays, MAX_DAYS, WINDOW_DAYS, type Plan } from '@wanderwork/travel';
import { type SchengenCalculation, type SchengenStatus } from './calculate-schengen';

/** "76 of 90 days used on 10 Jul 2027; 14 days left." */
export const formatUsed = ({ usedDays, daysLeft, day }: SchengenStatus): string => {
  const sum = `${usedDays} of ${MAX_DAYS} days used on ${formatDay(day)}`;
  if (usedDays > MAX_DAYS) return `${sum}: ${formatDays(usedDays - MAX_DAYS)} too many.`;
  return `${sum}; ${formatDays(daysLeft)} left.`;
};

/** "2 Sept 2027 (60 days)". */
export const formatLatestExit = ({
  latestExit,
  earliestEntry,
}: Pick<SchengenStatus, 'latestExit' | 'earliestEntry'>): string =>
  latestExit === null
    ? 'No days left'
    : `${formatDay(latestExit)} (${formatDays(latestExit - earliestEntry + 1)})`;

/** Why a stay may be longer than the days left: days of earlier stays leave the window during it. Null if it may not. */
export const explainLatestExit = ({
  day,
  daysLeft,
  isPresent,
  earliestEntry,
  latestExit,
}: SchengenStatus): string | null => {
  if (latestExit === null || earliestEntry !== day) return null;
  // A day that is already spent there is not one of those left.
  const newDays = latestExit - day + (isPresent ? 0 : 1);
  const regained = newDays - daysLeft;
  if (regained <= 0) return null;
  return `Only ${formatDays(daysLeft)} left, yet you can stay ${formatDays(newDays)}${isPresent ? ' more' : ''}: ${formatDays(regained)} of earlier stays drop out of the ${WINDOW_DAYS}-day window while you’re there.`;
};

/** The planned stay in one sentence. */
export const formatPlan = ({
  stay,
  days,
  used: usedDays,
  over: firstDayOver,
  laterStayOver,
}: Plan): string => {
  const what = `${formatDays(days)} from ${formatDay(stay.entry)} to ${formatDay(stay.exit)}`;
  if (firstDayOver !== null)
    return `${what} don’t fit: ${formatDay(firstDayOver)} would be the first day over the limit.`;
  const fits = `${what} fit: ${usedDays} of ${MAX_DAYS} days used on the last day.`;
  return laterStayOver === null
    ? fits
    : `${fits} But a later stay would go over the limit on ${formatDay(laterStayOver)}.`;
};

/** The result as plain text, for copying. */
export const toSchengenText = ({ stays, status, firstDayOver, plan }: SchengenCalculation): string =>
  [
    'Schengen 90/180',
    formatUsed(status),
    `Window: ${formatDay(status.from)} to ${formatDay(status.day)} (${WINDOW_DAYS} days, both included)`,
    `Earliest entry: ${formatDay(status.earliestEntry)}`,
    `Latest exit: ${formatLatestExit(status)}`,
    ...[explainLatestExit(status)].filter((line) => line !== null),
    ...(firstDayOver === null ? [] : [`First day over the limit: ${formatDay(firstDayOver)}`]),
    ...(plan === null ? [] : [`Planned: ${formatPlan(plan)}`]),
    'Stays counted, entry and exit included:',
    ...stays.map(
      (stay) => `- ${formatDay(stay.entry)} to ${formatDay(stay.exit)}: ${formatDays(countStayDays(stay))}`,
    ),
    'Rule: Regulation (EU) 2016/399, Article 6(1) and (2). The authority at the border decides.',
  ].join('\n');
