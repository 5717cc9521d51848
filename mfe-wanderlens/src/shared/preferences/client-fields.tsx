import { type IrexClients, getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';
import { Field, TextInput } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import { useMemo } from 'react';
import styled from 'styled-components';
import { formatClock, parseClock, DEFAULT_WORK_DAY } from './clock';

/** All time zones by place: "New York", with the note "America". */
export const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = getRegionOfZone(zone);
    return { value: zone, label: getPlaceOfZone(zone), ...(note && { note }) };
  });

interface Props {
  clients: IrexClients | null;
  onChange: (clients: IrexClients | null) => void;
}

/** The clients' time zone and hours. Shared hours count as a ninth dimension. */
const ClientFields = ({ clients, onChange }: Props) => {
  const timeZones = useMemo(listTimeZones, []);
  const setHour = (end: 'from' | 'to') => (clock: string) => {
    const next = { ...clients!, [end]: parseClock(clock) ?? clients![end] };
    if (next.from !== next.to) onChange(next);
  };
  return (
    <>
      <Field
        label="Your clients’ time zone"
        description="Hours shared with your 9:00–17:00 day count"
        optional
      >
        <Combobox
          options={timeZones}
          value={clients?.zone ?? null}
          listLabel="Time zones"
          placeholder="New York, Berlin, …"
          onChange={(zone) => onChange(zone === null ? null : { ...DEFAULT_WORK_DAY, ...clients, zone })}
        />
      </Field>
      {clients && (
        <Hours>
          <Field label="They start">
            <TextInput
              type="time"
              step={1800}
              value={formatClock(clients.from)}
              onChange={(event) => setHour('from')(event.target.value)}
            />
          </Field>
          <Field label="They finish">
            <TextInput
              type="time"
              step={1800}
              value={formatClock(clients.to)}
              onChange={(event) => setHour('to')(event.target.value)}
            />
          </Field>
        </Hours>
      )}
    </>
  );
};

const Hours = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
`;

export default ClientFields;
