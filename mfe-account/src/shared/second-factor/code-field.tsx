import { Field, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';

interface Props {
  /** Of the app, or one of those kept for the day when it is lost. */
  kind: 'code' | 'recoveryCode';
  error?: string;
  input: ComponentProps<typeof TextInput>;
}

/** Where a code is typed or pasted. */
export const CodeField = ({ kind, error, input }: Props) =>
  kind === 'code' ? (
    <Field label="Code" description="The six digits that your app shows now." error={error} required>
      <TextInput inputMode="numeric" autoComplete="one-time-code" dir="ltr" {...input} />
    </Field>
  ) : (
    <Field label="Recovery code" description="Each of them works once." error={error} required>
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" {...input} />
    </Field>
  );
