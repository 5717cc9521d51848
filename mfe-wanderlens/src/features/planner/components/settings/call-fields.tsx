import { getPlaceOfZone } from '@wanderwork/contracts';
import { Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { parseDay, toIsoDay, type Series, type Trip } from '@wanderwork/travel';
import { useMemo, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { formatClock, parseClock } from '../../../../shared/preferences/clock';
import { listTimeZones } from '../../../../shared/preferences/client-fields';
import { usePlanner } from '../planner-context';
import { WeekdayFields, weekdayNames } from './weekday-fields';
import { Pair } from './work-fields';

/** The calls of a trip, on the client's clock. */
export const CallFields = () => {
  const { trip, change, canEdit } = usePlanner();
  const [edited, setEdited] = useState<Series | 'new' | null>(null);
  const save = (id: string, series: Omit<Series, 'id'> | null) => {
    if (change([{ type: 'setSeries', id, series, before: null }], series ? 'Call saved' : 'Call removed'))
      setEdited(null);
  };
  return (
    <Stack $gap={3}>
      <Small $quiet>
        On your client’s clock. We check each one against yours, through every clock change.
      </Small>
      {trip.calls.map((series) => (
        <Call key={series.id}>
          <span>
            <b>{series.title}</b>, {formatClock(series.from)}–{formatClock(series.to % 1440)} in{' '}
            {getPlaceOfZone(series.zone)}, {series.weekdays.map((day) => weekdayNames[day - 1]).join(' ')}
          </span>
          {canEdit && (
            <Row $gap={3}>
              <button
                type="button"
                className="link-button"
                aria-label={`Change ${series.title}`}
                onClick={() => setEdited(series)}
              >
                Change
              </button>
              <button
                type="button"
                className="link-button"
                aria-label={`Remove ${series.title}`}
                onClick={() => save(series.id, null)}
              >
                Remove
              </button>
            </Row>
          )}
        </Call>
      ))}
      {edited && (
        <CallForm
          key={edited === 'new' ? 'new' : edited.id}
          series={edited === 'new' ? createSeries(trip) : edited}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
      {canEdit && !edited && (
        <Row>
          <Button size="small" onClick={() => setEdited('new')}>
            Add a call
          </Button>
        </Row>
      )}
    </Stack>
  );
};

/** A weekly call over the whole trip. */
const createSeries = ({ from, stops }: Trip): Series => ({
  id: crypto.randomUUID(),
  title: '',
  zone: '',
  from: 9 * 60,
  to: 10 * 60,
  weekdays: [1],
  first: stops[0]?.arrive ?? from,
  last: stops.at(-1)?.leave ?? from + 90,
  except: [],
});

interface FormProps {
  series: Series;
  onSave: (id: string, series: Omit<Series, 'id'>) => void;
  onCancel: () => void;
}

const CallForm = ({ series: { id, ...initial }, onSave, onCancel }: FormProps) => {
  const zones = useMemo(listTimeZones, []);
  const [series, setSeries] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const set = (part: Partial<typeof initial>) => setSeries((current) => ({ ...current, ...part }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!series.title.trim() || !series.zone || series.weekdays.length === 0 || series.last < series.first)
      return setError('Please enter a name, a time zone, at least one day, and dates in order.');
    onSave(id, { ...series, title: series.title.trim() });
  };
  return (
    <Form onSubmit={handleSubmit} aria-label="Call">
      <Field label="Name" error={error}>
        <TextInput
          value={series.title}
          maxLength={80}
          placeholder="Weekly with Acme"
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field label="Your client’s time zone">
        <Combobox
          options={zones}
          value={series.zone || null}
          listLabel="Time zones"
          placeholder="London, New York, …"
          onChange={(zone) => set({ zone: zone ?? '' })}
        />
      </Field>
      <Pair>
        <Field label="From">
          <TextInput
            type="time"
            value={formatClock(series.from)}
            onChange={(event) => set({ from: parseClock(event.target.value) ?? series.from })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="time"
            value={formatClock(series.to % 1440)}
            onChange={(event) => set({ to: parseClock(event.target.value) ?? series.to })}
          />
        </Field>
      </Pair>
      <WeekdayFields label="Days" value={series.weekdays} onChange={(weekdays) => set({ weekdays })} />
      <Pair>
        <Field label="First day">
          <TextInput
            type="date"
            value={toIsoDay(series.first)}
            onChange={(event) => set({ first: parseDay(event.target.value) ?? series.first })}
          />
        </Field>
        <Field label="Last day">
          <TextInput
            type="date"
            value={toIsoDay(series.last)}
            onChange={(event) => set({ last: parseDay(event.target.value) ?? series.last })}
          />
        </Field>
      </Pair>
      <Row $gap={2}>
        <Button type="submit" size="small" variant="ink">
          Save the call
        </Button>
        <Button size="small" variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
};

const Call = styled.div`
  display: grid;
  gap: 2px;
  padding-block: var(--s2);
  border-bottom: 1px solid var(--line);
  font-size: var(--f-sm);
`;

const Form = styled.form`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
`;
