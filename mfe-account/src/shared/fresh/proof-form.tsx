import { paths, type FieldError } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, PasswordInput, Small, Stack, TextLink } from '@wanderwork/ui';
import { PasskeyButton } from '../passkey-button';
import { showPasskey } from '../passkeys';
import { problemWords } from '../problem-words';

const missing: FieldError[] = [{ path: 'password', rule: 'required', message: 'Please enter your password' }];

interface Props {
  onProven: () => void;
}

const showFreshPasskey = async (): Promise<void> => {
  await http.post(paths.api.fresh(), { passkey: await showPasskey(paths.api.freshPasskeyOptions()) });
};

/** A proof by password, or by a passkey. */
export const ProofForm = ({ onProven }: Props) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { password: '' },
    check: async ({ password }) => (password === '' ? missing : []),
    send: async ({ password }) => {
      await http.post(paths.api.fresh(), { password });
      onProven();
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Is it you?" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problemWords(problem)}
        </Banner>
      )}
      <Field label="Password" error={errors.password} required>
        <PasswordInput autoComplete="current-password" {...text('password')} />
      </Field>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Looking...">
        Go on
      </Button>
      <PasskeyButton use={showFreshPasskey} onDone={onProven}>
        Use a passkey
      </PasskeyButton>
      <Small $quiet>
        No password yet, or none that comes to mind?{' '}
        <TextLink quiet as={AppLink} to={paths.web.forgotPassword()}>
          Set one by mail
        </TextLink>
      </Small>
    </Stack>
  );
};
