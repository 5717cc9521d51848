import { Button, Icon } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { calendarFile } from '../../common/model/calendar-file';
import { dayWords } from '../../common/model/day';
import { saveText } from '../../common/model/save-text';
import { presenceOf } from '../../stays/model/presence';
import { NotCounted } from '../../stays/components/not-counted';
import { schengenCalendar } from '../model/calendar';
import { type SchengenReading } from '../model/reading';
import { schengenText, untilWords, usedWords } from '../model/words';
import { PlanResult } from './plan-result';
import { WindowStrip } from './window-strip';

interface Props {
  reading: SchengenReading;
  query: string;
}

/** How things stand on the day, and what a tried stay would come to. */
export const SchengenResult = ({ reading, query }: Props) => {
  const { standing, presence, plan, planFrom, over, broken, doubled } = reading;
  const save = () =>
    saveText('schengen-days.ics', 'text/calendar', calendarFile(schengenCalendar(reading), new Date()));
  return (
    <ResultSheet headline={usedWords(standing)}>
      <WindowStrip
        presence={presence}
        tried={plan ? presenceOf([plan.stay]) : []}
        day={standing.day}
        from={standing.from}
      />
      <NotCounted rows={broken} />
      {doubled.length > 0 && (
        <Remark tone="plain">Some of your stays share days. Each day is counted once.</Remark>
      )}
      {over !== null && (
        <Remark tone="bad">
          As entered, {dayWords(over)} is a day over the limit. Check the dates against your stamps and
          tickets.
        </Remark>
      )}
      <Facts facts={factsOf(reading)} />
      <PlanResult reading={reading} />
      {(presence.length > 0 || planFrom !== null) && (
        <ResultActions text={() => schengenText(reading)} query={query}>
          <Button size="small" onClick={save}>
            <Icon name="calendar" size={16} /> Save for a calendar
          </Button>
        </ResultActions>
      )}
    </ResultSheet>
  );
};

const factsOf = ({ standing }: SchengenReading): (readonly [string, string])[] => {
  const { from, day, present, enter, until, untilKeeping } = standing;
  const here = present && enter === day;
  return [
    ['The window', `${dayWords(from)} to ${dayWords(day)}`],
    [here ? 'You are there by your dates' : 'You may enter from', dayWords(enter)],
    [here ? 'If you stay on, leave by' : 'Then leave by', untilWords(standing)],
    ...(untilKeeping === until
      ? []
      : [
          ['With your later stays kept whole, leave by', untilWords({ enter, until: untilKeeping })] as const,
        ]),
  ];
};
