import { Field, Select } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  /** Everything, when nothing is chosen. */
  all: string;
  options: { value: string; words: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One filter of a list. */
export const Choice = ({ label, all, options, value = '', onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
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
