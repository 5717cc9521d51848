import { type CalendarEntry } from '../../common/model/calendar-file';
import { daysWords, dayWords } from '../../common/model/day';
import { lengthOf } from '../../stays/model/stay';
import { type SchengenReading } from './reading';

const RULE = 'At most 90 days in any 180, entry and exit included. The authority at the border decides.';

/** The stays, the stay that is tried, and the days one must know, as whole days of a calendar. */
export const schengenCalendar = ({ stays, standing, plan }: SchengenReading): CalendarEntry[] => [
  ...stays.map((stay) => ({
    title: `Schengen: ${daysWords(lengthOf(stay))}`,
    about: RULE,
    first: stay.entry,
    last: stay.exit,
  })),
  ...(plan === null || plan.over !== null
    ? []
    : [{ title: 'Schengen: planned stay', about: RULE, first: plan.stay.entry, last: plan.stay.exit }]),
  ...(standing.until === null
    ? []
    : [
        {
          title: 'Schengen: latest exit',
          about: `If you are there from ${dayWords(standing.enter)} on without a break. ${RULE}`,
          first: standing.until,
          last: standing.until,
        },
      ]),
];
