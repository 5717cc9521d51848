import { type CalendarEntry } from '../../common/model/calendar-file';
import { formatDays, formatDay } from '../../common/model/day';
import { countStayDays } from '../../stays/model/stay';
import { type SchengenCalculation } from './calculate-schengen';

const RULE_TEXT = 'At most 90 days in any 180, entry and exit included. The authority at the border decides.';

/** The stays, the stay that is tried, and the days one must know, as whole days of a calendar. */
export const toCalendarEntries = ({ stays, status: standing, plan }: SchengenCalculation): CalendarEntry[] => [
  ...stays.map((stay) => ({
    title: `Schengen: ${formatDays(countStayDays(stay))}`,
    about: RULE_TEXT,
    first: stay.entry,
    last: stay.exit,
  })),
  ...(plan === null || plan.over !== null
    ? []
    : [{ title: 'Schengen: planned stay', about: RULE_TEXT, first: plan.stay.entry, last: plan.stay.exit }]),
  ...(standing.latestExit === null
    ? []
    : [
        {
          title: 'Schengen: latest exit',
          about: `If you are there from ${formatDay(standing.earliestEntry)} on without a break. ${RULE_TEXT}`,
          first: standing.latestExit,
          last: standing.latestExit,
        },
      ]),
];
