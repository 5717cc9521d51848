import { Button, Icon } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { createCalendarFile } from '../../common/model/calendar-file';
import { formatDay } from '../../common/model/day';
import { downloadText } from '../../common/model/download-text';
import { mergeStays } from '../../stays/model/presence';
import { SkippedRows } from '../../stays/components/skipped-rows';
import { toCalendarEntries } from '../model/calendar';
import { type SchengenCalculation } from '../model/calculate-schengen';
import { toSchengenText, formatLatestExit, formatUsed } from '../model/labels';
import { PlanResult } from './plan-result';
import { WindowStrip } from './window-strip';

interface Props {
  result: SchengenCalculation;
  query: string;
}

/** How things stand on the day, and what a tried stay would come to. */
export const SchengenResult = ({ result, query }: Props) => {
  const { status: standing, presence, plan, planFrom, firstDayOver: over, skippedRows: broken, overlappingRows: doubled } = result;
  const saveCalendar = () =>
    downloadText('schengen-days.ics', 'text/calendar', createCalendarFile(toCalendarEntries(result), new Date()));
  return (
    <ResultSheet headline={formatUsed(standing)}>
      <WindowStrip
        presence={presence}
        plannedPresence={plan ? mergeStays([plan.stay]) : []}
        day={standing.day}
        from={standing.from}
      />
      <SkippedRows rows={broken} />
      {doubled.length > 0 && (
        <Callout tone="plain">Some of your stays share days. Each day is counted once.</Callout>
      )}
      {over !== null && (
        <Callout tone="bad">
          As entered, {formatDay(over)} is a day over the limit. Check the dates against your stamps and
          tickets.
        </Callout>
      )}
      <Facts facts={getFacts(result)} />
      <PlanResult result={result} />
      {(presence.length > 0 || planFrom !== null) && (
        <ResultActions text={() => toSchengenText(result)} query={query}>
          <Button size="small" onClick={saveCalendar}>
            <Icon name="calendar" size={16} /> Save for a calendar
          </Button>
        </ResultActions>
      )}
    </ResultSheet>
  );
};

const getFacts = ({ status: standing }: SchengenCalculation): (readonly [string, string])[] => {
  const { from, day, isPresent: present, earliestEntry: enter, latestExit: until, latestExitKeepingLater: untilKeeping } = standing;
  const isPresentOnDay = present && enter === day;
  return [
    ['The window', `${formatDay(from)} to ${formatDay(day)}`],
    [isPresentOnDay ? 'You are there by your dates' : 'You may enter from', formatDay(enter)],
    [isPresentOnDay ? 'If you stay on, leave by' : 'Then leave by', formatLatestExit(standing)],
    ...(untilKeeping === until
      ? []
      : [
          ['With your later stays kept whole, leave by', formatLatestExit({ earliestEntry: enter, latestExit: untilKeeping })] as const,
        ]),
  ];
};
