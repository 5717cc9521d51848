import { paths, type FieldError } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, PasswordInput, Small, Stack, TextLink } from '@wanderwork/ui';
import { ErrorMessage } from '../error-message';
import { confirmIdentity, needsSecondFactor } from './confirm-identity';

interface Props {
  onProven: () => void;
  /** Called after a correct password that has to be sent again with the second factor. */
  onSecondFactor: (password: string) => void;
}

const missingPassword: FieldError[] = [
  { path: 'password', rule: 'required', message: 'Please enter your password' },
];

export const PasswordStep = ({ onProven, onSecondFactor }: Props) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { password: '' },
    check: async ({ password }) => (password === '' ? missingPassword : []),
    send: async ({ password }) => {
      try {
        await confirmIdentity({ password });
      } catch (error) {
        if (!needsSecondFactor(error)) throw error;
        return onSecondFactor(password);
      }
      onProven();
    },
  });
  return (
    <>
      <Stack as="form" $gap={4} aria-label="Confirm it's you" {...formProps}>
        <ErrorMessage problem={problem} />
        <Field label="Password" error={errors.password} required>
          <PasswordInput autoComplete="current-password" autoFocus {...text('password')} />
        </Field>
        <Button type="submit" variant="ink" wide busy={busy} busyLabel="Checking...">
          Continue
        </Button>
      </Stack>
      <Small $quiet>
        Forgot or never set a password?{' '}
        <TextLink quiet as={AppLink} to={paths.web.forgotPassword()}>
          Set one by email
        </TextLink>
      </Small>
    </>
  );
};
