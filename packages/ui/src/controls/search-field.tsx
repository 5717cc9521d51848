import { Field, TextInput } from '@wanderwork/ui';
import { useEffect, useState } from 'react';

/** The search waits until typing pauses. */
const TYPING_PAUSE_MS = 300;

interface Props {
  label: string;
  description?: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A text field that narrows a list once typing pauses. */
export const SearchField = ({ label, description, value = '', onChange }: Props) => {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Field label={label} description={description}>
      <TextInput
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
};
