import { Field, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useMemo, type ComponentProps } from 'react';
import styled from 'styled-components';
import { timeZones } from '../model/time-zones';

type Input = ComponentProps<typeof TextInput>;

interface Props {
  zone: string;
  onZone: (zone: string) => void;
  from: Input;
  to: Input;
  errors: Record<string, string>;
}

/** When the people one works for are at their desks: meetings and overlaps are counted from it. */
export const ClientFields = ({ zone, onZone, from, to, errors }: Props) => {
  const choices = useMemo(timeZones, []);
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
        <Field label="They begin" error={errors.clientHoursFrom} optional>
          <TextInput type="time" {...from} />
        </Field>
        <Field label="They end" error={errors.clientHoursTo} optional>
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
