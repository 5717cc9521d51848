import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Small, Stack, TextInput, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { OFFLINE_MESSAGE } from '../../../shared/error-messages';
import { reasonOf } from '../../../shared/refusal';
import { useStepFocus } from '../../../shared/use-step-focus';
import { requestPasswordReset } from '../api/request-password-reset';

const CITY = 'reykjavik';

/** Asks for a mail that leads to a new password. */
export const ForgotPassword = () => {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: (values) => findFieldErrors('forgotPassword', values),
    send: async ({ email }) => {
      await requestPasswordReset(email);
      setAskedFor(email.trim());
    },
  });
  useStepFocus(askedFor === null ? 'ask' : 'sent');
  if (askedFor !== null) return <Sent email={askedFor} onAgain={() => setAskedFor(null)} />;

  const { formProps, text, errors, problem, busy } = form;
  return (
    <AccountPage
      city={CITY}
      title="Forgot password"
      lead="Tell us your address: a mail with a link to a new password comes at once."
    >
      <Stack as="form" $gap={4} aria-label="Forgot password" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert">
            {reasonOf(problem) || OFFLINE_MESSAGE}
          </Banner>
        )}
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" autoComplete="username" {...text('email')} />
        </Field>
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Sending...">
          Send the link
        </Button>
        <Small $quiet>
          It came back to you?{' '}
          <TextLink quiet as={AppLink} to={paths.web.login()}>
            Log in
          </TextLink>
        </Small>
      </Stack>
    </AccountPage>
  );
};

/** The same words whether somebody has this address here or not. */
const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <AccountPage
    city={CITY}
    title="Look into your mailbox"
    lead={
      <>
        If there is an account with the address{' '}
        <b>
          <bdi>{email}</bdi>
        </b>
        , a mail is on its way.
      </>
    }
  >
    <Stack $gap={4}>
      <Small $quiet>
        Its link works once and for one hour. Nothing there after some minutes? Look where your mailbox keeps
        unwanted mail, or try another address: you may have joined with that one.
      </Small>
      <Button wide onClick={onAgain}>
        Try another address
      </Button>
    </Stack>
  </AccountPage>
);
