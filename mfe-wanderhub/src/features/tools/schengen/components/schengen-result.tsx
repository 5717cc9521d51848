import { Button, Icon } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { formatDay, formatDays, mergeStays, MAX_DAYS } from '@wanderwork/travel';
import { createCalendarFile } from '@wanderwork/travel/files';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { downloadText } from '../../common/model/download-text';
import { SkippedNote } from '../../common/components/skipped-note';
import { toCalendarEntries, type SchengenCalculation } from '../model/calculate-schengen';
import { toSchengenText, explainLatestExit, formatLatestExit, formatUsed, formatPlan } from '../model/labels';
import { WindowStrip } from './window-strip';

interface Props {
  result: SchengenCalculation;
  query: string;
}

/** The days used on the selected day, and the planned stay. */
export const SchengenResult = ({ result, query }: Props) => {
  const { status, presence, plan, planFrom, firstDayOver, skippedRows, overlappingRows } = result;
  const whyLonger = explainLatestExit(status);
  const saveCalendar = () =>
    downloadText(
      'schengen-days.ics',
      'text/calendar',
      createCalendarFile(toCalendarEntries(result), new Date()),
    );
  return (
    <ResultSheet headline={formatUsed(status)}>
      <WindowStrip
        presence={presence}
        plannedPresence={plan ? mergeStays([plan.stay]) : []}
        day={status.day}
        from={status.from}
      />
      <SkippedNote count={skippedRows} one="row" />
      {overlappingRows.length > 0 && (
        <Callout tone="plain">Some of your stays overlap. Each day counts once.</Callout>
      )}
      {firstDayOver !== null && (
        <Callout tone="bad">
          With these dates you exceed the limit on {formatDay(firstDayOver)}. Check them against your stamps
          and tickets.
        </Callout>
      )}
      <Facts facts={getFacts(result)} />
      {whyLonger !== null && <p>{whyLonger}</p>}
      <PlanResult result={result} />
      {(presence.length > 0 || planFrom !== null) && (
        <ResultActions text={() => toSchengenText(result)} query={query}>
          <Button size="small" onClick={saveCalendar}>
            <Icon name="calendar" size={16} /> Add to calendar
          </Button>
        </ResultActions>
      )}
    </ResultSheet>
  );
};

const getFacts = ({ status }: SchengenCalculation): (readonly [string, string])[] => {
  const { from, day, isPresent, earliestEntry, latestExit, latestExitKeepingLater } = status;
  const isPresentOnDay = isPresent && earliestEntry === day;
  return [
    ['180-day window', `${formatDay(from)} to ${formatDay(day)}`],
    [isPresentOnDay ? 'You are there on' : 'You may enter from', formatDay(earliestEntry)],
    [isPresentOnDay ? 'If you stay on, leave by' : 'Then leave by', formatLatestExit(status)],
    ...(latestExitKeepingLater === latestExit
      ? []
      : [
          [
            'To keep your later stays, leave by',
            formatLatestExit({ earliestEntry, latestExit: latestExitKeepingLater }),
          ] as const,
        ]),
  ];
};

/** Whether the planned stay fits, and alternatives. */
const PlanResult = ({ result: { plan, planFrom, planUntil } }: { result: SchengenCalculation }) => {
  if (planFrom === null) return null;
  return (
    <>
      {plan && (
        <Callout tone={plan.over === null && plan.laterStayOver === null ? 'ok' : 'bad'}>
          {formatPlan(plan)}
        </Callout>
      )}
      {plan && plan.over !== null && (
        <Callout tone="plain">{formatAlternative(plan.days, plan.alternativeEntry)}</Callout>
      )}
      <Callout tone="plain">
        {planUntil === null
          ? `You have no days left on ${formatDay(planFrom)}.`
          : `Entering on ${formatDay(planFrom)}, you could stay until ${formatDay(planUntil)}: ${formatDays(planUntil - planFrom + 1)}.`}
      </Callout>
    </>
  );
};

const formatAlternative = (days: number, alternativeEntry: number | null): string =>
  alternativeEntry === null
    ? `A stay of ${days} days is never possible: the limit is ${MAX_DAYS}.`
    : `${formatDays(days)} would fit from ${formatDay(alternativeEntry)}.`;
