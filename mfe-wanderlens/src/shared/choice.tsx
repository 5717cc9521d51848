import { Field, Select } from '@wanderwork/ui';
import { memo } from 'react';

interface Props {
  label: string;
  description?: string;
  /** The label of the empty option. */
  none: string;
  value: string | number | null;
  disabled?: boolean;
  onChoose: (value: string) => void;
  /** The value and label of each option. */
  children: readonly (readonly [value: string, words: string])[];
}

/** A select with an empty option. */
export const Choice = memo(({ label, description, none, value, disabled, onChoose, children }: Props) => (
  <Field label={label} description={description}>
    <Select value={value ?? ''} disabled={disabled} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{none}</option>
      {children.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
));
Choice.displayName = 'Choice';
