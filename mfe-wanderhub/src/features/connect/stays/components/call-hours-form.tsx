import { useQueryClient } from '@tanstack/react-query';
import {
  getPlaceOfZone,
  getRegionOfZone,
  paths,
  type CallHours,
  type IrexClients,
} from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import { formatClock, parseClock } from '@wanderwork/travel';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { weekdayNames } from '../model/weekdays';

const DEFAULT_HOURS = { from: 9 * 60, to: 17 * 60 };
const WORKING_DAYS = [1, 2, 3, 4, 5];

/** All time zones by place: "New York", with the note "America". */
const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = getRegionOfZone(zone);
    return { value: zone, label: getPlaceOfZone(zone), ...(note && { note }) };
  });

interface Props {
  hours: CallHours | null;
  /** The clients of Your IREX, to start from. */
  clients: IrexClients | null;
  onClose: () => void;
}

/** Shares or changes the hours of client calls. */
export const CallHoursForm = ({ hours, clients, onClose }: Props) => {
  const queryClient = useQueryClient();
  const zones = useMemo(listTimeZones, []);
  const start = hours ?? clients;
  const [days, setDays] = useState(hours?.days ?? WORKING_DAYS);
  const { formProps, values, text, set, errors, problem, busy } = useForm({
    initial: {
      zone: start?.zone ?? '',
      from: formatClock((start ?? DEFAULT_HOURS).from),
      to: formatClock((start ?? DEFAULT_HOURS).to),
    },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, CallHoursRequest }) =>
        createValidator(CallHoursRequest),
      ),
    check: (typed, validate) => validate(toRequest(typed, days)),
    send: async (typed) => {
      await http.put(paths.api.connect.callHours(), toRequest(typed, days));
      toast({ tone: 'ok', title: 'Your hours are shared from tonight on' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['connect'] });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Your call hours" {...formProps}>
      {!hours && clients && <Small $quiet>Filled in from Your IREX.</Small>}
      <Field label="Your clients’ time zone" error={errors.zone} required>
        <Combobox
          options={zones}
          value={values.zone || null}
          listLabel="Time zones"
          placeholder="New York, Berlin, …"
          onChange={(zone) => set('zone', zone ?? '')}
        />
      </Field>
      <Hours>
        <Field label="Calls start" error={errors.from} required>
          <TextInput type="time" step={900} {...text('from')} />
        </Field>
        <Field label="Calls end" error={errors.to} required>
          <TextInput type="time" step={900} {...text('to')} />
        </Field>
      </Hours>
      <WeekdayBoxes days={days} onChange={setDays} />
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t save your hours. Please try again.')}
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          {hours ? 'Save changes' : 'Share my hours'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
};

interface Typed {
  zone: string;
  from: string;
  to: string;
}

const toRequest = ({ zone, from, to }: Typed, days: readonly number[]) => ({
  zone,
  from: parseClock(from),
  to: parseClock(to),
  days,
});

interface WeekdayProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
}

const WeekdayBoxes = ({ days, onChange }: WeekdayProps) => (
  <Weekdays>
    <legend>Days with calls</legend>
    <Row $gap={3}>
      {weekdayNames.map((name, index) => (
        <Checkbox
          key={name}
          checked={days.includes(index + 1)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...days, index + 1].sort() : days.filter((day) => day !== index + 1))
          }
        >
          {name}
        </Checkbox>
      ))}
    </Row>
  </Weekdays>
);

const Weekdays = styled.fieldset`
  legend {
    font-size: var(--f-sm);
    font-weight: 600;
  }
`;

const Hours = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
`;
