import { type IrexClients } from '@wanderwork/contracts';
import { Field, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useMemo } from 'react';
import styled from 'styled-components';
import { clockOf, minutesOf } from './clock';
import { timeZones } from './time-zones';
import { USUAL_DAY } from './usual-day';

interface Props {
  clients: IrexClients | null;
  onChange: (clients: IrexClients | null) => void;
}

/** Where and when the people one works for are at work: the shared hours count as a ninth dimension. */
export const ClientFields = ({ clients, onChange }: Props) => {
  const zones = useMemo(timeZones, []);
  const setHour = (end: 'from' | 'to') => (clock: string) => {
    const next = { ...clients!, [end]: minutesOf(clock) ?? clients![end] };
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
          options={zones}
          value={clients?.zone ?? null}
          listLabel="Time zones"
          placeholder="New York, Berlin, …"
          onChange={(zone) => onChange(zone === null ? null : { ...USUAL_DAY, ...clients, zone })}
        />
      </Field>
      {clients && (
        <Hours>
          <Field label="They start">
            <TextInput
              type="time"
              step={1800}
              value={clockOf(clients.from)}
              onChange={(event) => setHour('from')(event.target.value)}
            />
          </Field>
          <Field label="They finish">
            <TextInput
              type="time"
              step={1800}
              value={clockOf(clients.to)}
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
