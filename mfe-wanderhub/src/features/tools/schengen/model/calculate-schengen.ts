import {
  parseDay,
  type Day,
  formatDays,
  formatDay,
  isPresent,
  findOverlaps,
  mergeStays,
  type Presence,
  type Stay,
  countStayDays,
  findFirstEntry,
  findFirstDayOver,
  findLatestExit,
  findLatestExitKeepingLater,
  MAX_DAYS,
  planStay,
  countUsedDays,
  getWindowStart,
  type Plan,
} from '@wanderwork/travel';
import { type CalendarEntry } from '@wanderwork/travel/files';
import { parseStay, findStayProblems } from '../../stays/model/stay-text';
import { type SchengenState } from './url-codec';

/** The days used and left on one day. */
export interface SchengenStatus {
  day: Day;
  from: Day;
  usedDays: number;
  daysLeft: number;
  /** Whether a stay covers the day. */
  isPresent: boolean;
  /** The first day, from this one on, on which entry is allowed. */
  earliestEntry: Day;
  /** The last day of an unbroken stay from `earliestEntry`; null if no day is left. */
  latestExit: Day | null;
  /** The same, without pushing later stays over the limit. */
  latestExitKeepingLater: Day | null;
}

export interface SchengenCalculation {
  stays: Stay[];
  presence: Presence;
  /** The number of invalid rows. */
  skippedRows: number;
  /** Indexes of rows that overlap with an earlier one. */
  overlappingRows: number[];
  /** The first day over the limit. */
  firstDayOver: Day | null;
  status: SchengenStatus;
  /** The planned stay, if it has entry and exit. */
  plan: Plan | null;
  planFrom: Day | null;
  planUntil: Day | null;
}

const getStatusOn = (presence: Presence, day: Day): SchengenStatus => {
  const usedDays = countUsedDays(presence, day);
  const earliestEntry = findFirstEntry(presence, day);
  return {
    day,
    from: getWindowStart(day),
    usedDays,
    daysLeft: Math.max(0, MAX_DAYS - usedDays),
    isPresent: isPresent(presence, day),
    earliestEntry,
    latestExit: findLatestExit(presence, earliestEntry),
    latestExitKeepingLater: findLatestExitKeepingLater(presence, earliestEntry),
  };
};

/** Calculates the result of the typed stays. Uses `today` if no day is given. */
export const calculateSchengen = (state: SchengenState, today: Day): SchengenCalculation => {
  const rows = state.stays.map(parseStay);
  const stays = rows.filter((stay) => stay !== null);
  const presence = mergeStays(stays);
  const plan = parseStay(state.plan);
  const planFrom = parseDay(state.plan.entry);
  return {
    stays,
    presence,
    skippedRows: state.stays.filter((row) => Object.values(findStayProblems(row)).some(Boolean)).length,
    overlappingRows: findOverlaps(rows),
    firstDayOver: findFirstDayOver(presence),
    status: getStatusOn(presence, parseDay(state.on) ?? today),
    plan: plan && planStay(presence, plan),
    planFrom,
    planUntil: planFrom === null ? null : findLatestExit(presence, planFrom),
  };
};

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
