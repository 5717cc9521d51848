import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, ButtonLink, Row, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { isDeadLink } from '../../../shared/dead-link';
import { useLinkToken } from '../../../shared/link-token';
import { NewPassword } from '../../../shared/password/new-password';
import { reasonOf } from '../../../shared/refusal';
import { useStepFocus } from '../../../shared/use-step-focus';
import { resetPassword } from '../api/reset-password';

const CITY = 'tallinn';
const FAILED = 'Your password is as it was. The server could not be reached; please try again.';
const NO_LINK =
  'A new password is set by the link in a mail. Please open it from there, or copy the whole link.';

/** Where the mail about a forgotten password leads, and the welcome of those who have none yet. */
export const ResetPassword = () => {
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => findFieldErrors('resetPassword', { token: token ?? '', password }),
    send: async ({ password }) => {
      await resetPassword({ token: token ?? '', password });
      setDone(true);
    },
  });
  const reason = closedBecause(token, form);

  useStepFocus(done ? 'done' : reason === null ? 'asked' : 'closed');
  if (done) return <Done />;
  if (reason !== null) return <Closed>{reason}</Closed>;

  const { formProps, text, errors, problem, busy } = form;
  return (
    <AccountPage
      city={CITY}
      title="Set a new password"
      lead="It takes the place of the old one, and signs you out everywhere."
    >
      <Stack as="form" $gap={4} aria-label="Set a new password" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert">
            {reasonOf(problem) || FAILED}
          </Banner>
        )}
        <NewPassword label="New password" error={errors.password} input={text('password')} />
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Saving...">
          Save the password
        </Button>
      </Stack>
    </AccountPage>
  );
};

/** Why no password can be set here, or null: a link that is none, or not whole, or closed. */
const closedBecause = (
  token: string | null,
  { errors, problem }: { errors: { token?: string }; problem: unknown },
): string | null => {
  if (token === null) return NO_LINK;
  return errors.token ?? (isDeadLink(problem) ? reasonOf(problem) : null);
};

const Done = () => (
  <AccountPage
    city={CITY}
    title="Your new password is set"
    lead="Log in with it. Wherever you were signed in, you are not any more."
  >
    <ButtonLink as={AppLink} to={paths.web.login()} variant="red" wide>
      Log In
    </ButtonLink>
  </AccountPage>
);

const Closed = ({ children }: { children: string }) => (
  <AccountPage city={CITY} title="This link is closed" lead={children}>
    <Stack $gap={4}>
      <Row>
        <ButtonLink as={AppLink} to={paths.web.forgotPassword()} variant="red">
          Ask for a new link
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.login()}>
          Log In
        </ButtonLink>
      </Row>
      <Small $quiet>Nothing has changed: your password is as it was.</Small>
    </Stack>
  </AccountPage>
);
