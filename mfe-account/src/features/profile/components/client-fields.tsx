import { Field, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useMemo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { listTimeZones } from '../model/time-zones';

type Input = ComponentProps<typeof TextInput>;

interface Props {
  zone: string;
  onZone: (zone: string) => void;
  from: Input;
  to: Input;
  errors: Record<string, string>;
}

/** The time zone and working hours of the member's clients, used to compute shared hours. */
export const ClientFields = ({ zone, onZone, from, to, errors }: Props) => {
  const choices = useMemo(listTimeZones, []);
  return (
    <>
      <Field label="Their time zone" error={errors.clientTimeZone} optional>
        <Combobox
          options={choices}
          value={zone === '' ? null : zone}
          listLabel="Time zones"
          placeholder="New York, Berlin, …"
          onChange={(chosen) => onZone(chosen ?? '')}
        />
      </Field>
      <Hours>
        <Field label="They start" error={errors.clientHoursFrom} optional>
          <TextInput type="time" {...from} />
        </Field>
        <Field label="They finish" error={errors.clientHoursTo} optional>
          <TextInput type="time" {...to} />
        </Field>
      </Hours>
    </>
  );
};

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--s4);
`;
