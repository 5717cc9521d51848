import { type CalendarEntry } from '../../common/model/calendar-file';
import { formatDays, formatDay } from '../../common/model/day';
import { countStayDays } from '../../stays/model/stay';
import { type SchengenCalculation } from './calculate-schengen';

const RULE_TEXT = 'At most 90 days in any 180, entry and exit included. The authority at the border decides.';

/** Calendar entries for the stays, the planned stay and the latest exit. */
export const toCalendarEntries = ({ stays, status, plan }: SchengenCalculation): CalendarEntry[] => [
  ...stays.map((stay) => ({
    title: `Schengen: ${formatDays(countStayDays(stay))}`,
    description: RULE_TEXT,
    firstDay: stay.entry,
    lastDay: stay.exit,
  })),
  ...(plan === null || plan.over !== null
    ? []
    : [
        {
          title: 'Schengen: planned stay',
          description: RULE_TEXT,
          firstDay: plan.stay.entry,
          lastDay: plan.stay.exit,
        },
      ]),
  ...(status.latestExit === null
    ? []
    : [
        {
          title: 'Schengen: latest exit',
          description: `If you are there from ${formatDay(status.earliestEntry)} on without a break. ${RULE_TEXT}`,
          firstDay: status.latestExit,
          lastDay: status.latestExit,
        },
      ]),
];
