import { Field, Select } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  /** The label of the empty option, which shows everything. */
  all: string;
  options: { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A select box that filters a list by one property. */
export const Choice = ({ label, all, options, value = '', onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Field>
);

export const FilterRow = ({ children }: { children: ReactNode }) => <Fields>{children}</Fields>;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  align-items: end;
  max-width: 760px;
  margin-bottom: var(--s5);
`;
