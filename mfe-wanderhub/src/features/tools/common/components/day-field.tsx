import { Field, TextInput } from '@wanderwork/ui';
import { FIRST_YEAR, LAST_YEAR } from '@wanderwork/travel';

interface Props {
  label: string;
  description?: string;
  /** As typed, or as in the URL. */
  value: string;
  error?: string | null;
  optional?: boolean;
  onChange: (value: string) => void;
}

/** A date input. */
export const DayField = ({ value, onChange, ...field }: Props) => (
  <Field {...field}>
    <TextInput
      type="date"
      min={`${FIRST_YEAR}-01-01`}
      max={`${LAST_YEAR}-12-31`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
