import { Field, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';

interface Props {
  /** A code from the app, or a recovery code. */
  kind: 'code' | 'recoveryCode';
  error?: string;
  input: ComponentProps<typeof TextInput>;
}

/** The field for a code of the second step. */
export const CodeField = ({ kind, error, input }: Props) =>
  kind === 'code' ? (
    <Field label="Code" description="The six digits your app shows now." error={error} required>
      <TextInput inputMode="numeric" autoComplete="one-time-code" dir="ltr" {...input} />
    </Field>
  ) : (
    <Field label="Recovery code" description="Each code works once." error={error} required>
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" {...input} />
    </Field>
  );
