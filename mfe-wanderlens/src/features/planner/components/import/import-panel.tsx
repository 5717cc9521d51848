import { useQuery } from '@tanstack/react-query';
import { useAction } from '@wanderwork/platform/actions';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Banner, Button, Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { Drawer } from '@wanderwork/ui/overlays';
import { formatDay, getLocalDay, tripLimits } from '@wanderwork/travel';
import { useMemo, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../../shared/format';
import { listTimeZones } from '../../../../shared/preferences/client-fields';
import { createCityFinder } from '../../model/import/match-city';
import type {
  ImportPlan,
  LeftOut,
  LeftOutReason,
  planImport,
  ZoneAnswers,
  ZoneQuestion,
} from '../../model/import/plan-import';
import type { CalendarFile, FileProblem } from '../../model/import/read-calendar';
import { usePlanner } from '../planner-context';

interface Loaded {
  name: string;
  file: CalendarFile;
  planImport: typeof planImport;
}

const problems: Record<FileProblem, string> = {
  tooLarge: 'This file is larger than 1 MB. Export fewer months, and try again.',
  tooManyEvents: 'This calendar has more than 2,000 events. Export fewer months, and try again.',
  noCalendar: 'This isn’t a calendar file. Choose one that ends in .ics.',
  cutOff: 'This file is damaged: it ends too early. Please export it again.',
  noEvents: 'This calendar has no events.',
};

/** Reads a calendar file in this browser, asks what it can't know, and hands a draft to the review. */
const ImportPanel = ({ onClose }: { onClose: () => void }) => {
  const { trip, propose } = usePlanner();
  const cities = useQuery(cityChoicesQuery);
  const { busy, problem: loadProblem, run } = useAction();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [answers, setAnswers] = useState<ZoneAnswers>({});
  const plan = useMemo(
    () =>
      loaded && cities.data
        ? loaded.planImport(loaded.file, {
            trip,
            cities: cities.data,
            findCity: createCityFinder(cities.data),
            answers,
            today: getLocalDay(new Date()),
          })
        : null,
    [loaded, trip, cities.data, answers],
  );
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setLoaded(null);
    setProblem(null);
    setAnswers({});
    propose(null);
    void run(async () => {
      const reader = await import(/* webpackChunkName: 'trip-import' */ '../../model/import/plan-import');
      const result = await reader.readCalendarFile(file);
      if ('problem' in result) setProblem(result.problem);
      else setLoaded({ name: file.name, file: result, planImport: reader.planImport });
    });
  };
  const review = (name: string, ops: ImportPlan['ops']) => {
    propose({ title: `From the calendar file “${name}”`, ops });
    onClose();
  };
  const error = problem
    ? `${problems[problem]} Your trip hasn’t changed.`
    : loadProblem && 'We couldn’t open the file. Please try again.';
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a calendar"
      footer={
        loaded && plan && plan.ops.length > 0 ? (
          <Button variant="ink" onClick={() => review(loaded.name, plan.ops)}>
            Review the changes
          </Button>
        ) : null
      }
    >
      <Stack $gap={5}>
        <Stack $gap={2}>
          <p>All-day events in a city become stays, and events with a time become calls.</p>
          <Small $quiet>
            We read the file in this browser. Nothing leaves your device until you have reviewed the changes
            and accepted them.
          </Small>
        </Stack>
        <Field label="Calendar file (.ics)" error={error}>
          <FileInput type="file" accept=".ics,text/calendar" disabled={busy} onChange={handleFile} />
        </Field>
        {cities.error && !cities.data && (
          <LoadError
            label="The list of cities"
            busy={cities.isFetching}
            onTryAgain={() => void cities.refetch()}
          />
        )}
        {(busy || (loaded && cities.isLoading)) && <Loading label="Your calendar" />}
        {plan && (
          <>
            <Summary plan={plan} />
            {plan.questions.map((question) => (
              <ZoneField
                key={question.tzid}
                question={question}
                value={answers[question.tzid] ?? null}
                onChange={(zone) => setAnswers((current) => ({ ...current, [question.tzid]: zone }))}
              />
            ))}
            <LeftOutLists leftOut={plan.leftOut} />
          </>
        )}
      </Stack>
    </Drawer>
  );
};

const FileInput = styled(TextInput)`
  height: auto;
  padding: 8px;

  &::file-selector-button {
    padding: 6px 12px;
    margin-inline-end: var(--s3);
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper);
    color: var(--ink);
    font: 600 var(--f-sm) / 1.3 var(--sans);
    cursor: pointer;
  }
`;

const formatNumber = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

const Summary = ({ plan: { ops, stays, journeys, calls, isTooLarge } }: { plan: ImportPlan }) => {
  const single = ops.filter((op) => op.type === 'setSeries' && op.series?.first === op.series?.last).length;
  const parts = [
    formatNumber(stays, 'stay', 'stays'),
    formatNumber(journeys, 'journey', 'journeys'),
    formatNumber(calls - single, 'series of calls', 'series of calls'),
    formatNumber(single, 'single call', 'single calls'),
  ].filter((part) => part !== null);
  return (
    <Stack $gap={3} role="status">
      <p>
        {parts.length > 0 ? (
          <>
            Found: <b>{parts.join(', ')}</b>.
          </>
        ) : ops.length > 0 ? (
          'Some dates or places differ from your trip.'
        ) : (
          'Nothing to add: this file has no stays or calls that your trip doesn’t have yet.'
        )}
      </p>
      {isTooLarge && (
        <Banner tone="warn">
          Together, this is more than a trip can hold. In the review, choose what you need most.
        </Banner>
      )}
    </Stack>
  );
};

interface ZoneFieldProps {
  question: ZoneQuestion;
  value: string | null;
  onChange: (zone: string | null) => void;
}

const ZoneField = ({ question: { tzid, count }, value, onChange }: ZoneFieldProps) => {
  const zones = useMemo(listTimeZones, []);
  const without = `Without your choice, we leave ${count === 1 ? 'it' : 'them'} out.`;
  const events = count === 1 ? '1 event' : `${formatCount(count)} events`;
  return (
    <Field
      label={tzid === '' ? `Time zone of ${events} without one` : `Time zone of ${events} in “${tzid}”`}
      description={
        tzid === '' ? `The file doesn’t say where that is. ${without}` : `We don’t know this name. ${without}`
      }
    >
      <Combobox
        options={zones}
        value={value}
        listLabel="Time zones"
        placeholder="London, New York, …"
        onChange={onChange}
      />
    </Field>
  );
};

const reasons: Record<LeftOutReason, string> = {
  place: 'All-day events without a city that we know',
  oneDay: 'A single day, not a stay',
  over: 'Already over',
  outside: 'Calls outside the dates of your trip',
  rule: 'Repeats in a way that we can’t read',
  cut: 'Repeats more than 500 times: only the first 500 are included',
  noLength: 'A time without an end',
  noRoom: `No room left: a trip holds ${tripLimits.stops} stops, ${tripLimits.series} repeated and ${tripLimits.singleCalls} single calls`,
  unreadable: 'Damaged events',
};

/** A longer list helps nobody. */
const MAX_LISTED = 100;

const LeftOutLists = ({ leftOut }: { leftOut: readonly LeftOut[] }) => {
  const groups = (Object.keys(reasons) as LeftOutReason[])
    .map((reason) => ({ reason, items: leftOut.filter((item) => item.reason === reason) }))
    .filter(({ items }) => items.length > 0);
  return (
    groups.length > 0 && (
      <Stack as="section" $gap={2} aria-labelledby="left-out">
        <h3 id="left-out">Not included</h3>
        {groups.map(({ reason, items }) => (
          <Group key={reason} open={reason === 'place'}>
            <summary>
              {reasons[reason]} ({formatCount(items.length)})
            </summary>
            <ul>
              {items.slice(0, MAX_LISTED).map(({ title, day }, at) => (
                <li key={at}>
                  <bdi>{title || 'Without a title'}</bdi>
                  {day !== null && <span>{formatDay(day)}</span>}
                </li>
              ))}
            </ul>
            {items.length > MAX_LISTED && (
              <Small $quiet>and {formatCount(items.length - MAX_LISTED)} more</Small>
            )}
          </Group>
        ))}
      </Stack>
    )
  );
};

const Group = styled.details`
  font-size: var(--f-sm);

  summary {
    min-height: 28px;
    font-weight: 600;
    cursor: pointer;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    justify-content: space-between;
    padding-block: 4px;
    border-bottom: 1px solid var(--line);
  }

  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  span {
    color: var(--ink-2);
  }
`;

export default ImportPanel;
