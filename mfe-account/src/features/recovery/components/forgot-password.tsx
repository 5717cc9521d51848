import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Small, Stack, TextInput, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { OFFLINE_MESSAGE } from '../../../shared/error-message';
import { getReason } from '../../../shared/refusal';
import { useStepFocus } from '../../../shared/use-step-focus';
import { requestPasswordReset } from '../api/request-password-reset';

const CITY = 'reykjavik';

/** The form that requests a link to set a new password. */
export const ForgotPassword = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ForgotPasswordRequest }) =>
        createValidator(ForgotPasswordRequest),
      ),
    send: async ({ email }) => {
      await requestPasswordReset(email);
      setSentTo(email.trim());
    },
  });
  useStepFocus(sentTo === null ? 'form' : 'sent');
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;

  const { formProps, text, errors, problem, busy } = form;
  return (
    <AccountPage
      city={CITY}
      title="Forgot password"
      lead="Enter your email and we’ll send you a link to set a new password."
    >
      <Stack as="form" $gap={4} aria-label="Forgot password" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert">
            {getReason(problem) || OFFLINE_MESSAGE}
          </Banner>
        )}
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" autoComplete="username" {...text('email')} />
        </Field>
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Sending...">
          Send the link
        </Button>
        <Small $quiet>
          Remembered it?{' '}
          <TextLink quiet as={AppLink} to={paths.web.login()}>
            Log in
          </TextLink>
        </Small>
      </Stack>
    </AccountPage>
  );
};

/** The confirmation, worded the same whether or not the account exists. */
const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <AccountPage
    city={CITY}
    title="Check your inbox"
    lead={
      <>
        If there’s an account for{' '}
        <b>
          <bdi>{email}</bdi>
        </b>
        , we’ve sent a link to it.
      </>
    }
  >
    <Stack $gap={4}>
      <Small $quiet>
        The link works once, for one hour. Nothing after a few minutes? Check your spam folder, or try another
        email: you may have joined with that one.
      </Small>
      <Button wide onClick={onAgain}>
        Try another email
      </Button>
    </Stack>
  </AccountPage>
);
