import { Field, TextInput } from '@wanderwork/ui';

interface Props {
  label: string;
  description?: string;
  optional?: boolean;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}

/** A number input that keeps the typed text. */
export const AmountField = ({ value, onChange, ...field }: Props) => (
  <Field {...field}>
    <TextInput inputMode="decimal" value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
