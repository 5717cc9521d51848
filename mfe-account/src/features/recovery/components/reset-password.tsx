import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, ButtonLink, Row, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { AccountPage } from '../../../shared/account-page';
import { isDeadLink } from '../../../shared/dead-link';
import { useLinkToken } from '../../../shared/link-token';
import { NewPassword } from '../../../shared/password/new-password';
import { getReason } from '../../../shared/refusal';
import { useStepFocus } from '../../../shared/use-step-focus';
import { resetPassword } from '../api/reset-password';

const CITY = 'tallinn';
const FAILED = 'Your password hasn’t changed. We couldn’t reach the server. Please try again.';
const NO_LINK = 'Open this page from the link in your email, or paste the whole link.';

/** The page behind the link in the emails about a forgotten or a first password. */
export const ResetPassword = () => {
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const form = useForm({
    initial: { password: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ResetPasswordRequest }) =>
        createValidator(ResetPasswordRequest),
      ),
    check: ({ password }, validate) => validate({ token: token ?? '', password }),
    send: async ({ password }) => {
      await resetPassword({ token: token ?? '', password });
      setDone(true);
    },
  });
  const reason = getLinkProblem(token, form);

  useStepFocus(done ? 'done' : reason === null ? 'form' : 'dead-link');
  if (done) return <Done />;
  if (reason !== null) return <DeadLink>{reason}</DeadLink>;

  const { formProps, text, errors, problem, busy } = form;
  return (
    <AccountPage
      city={CITY}
      title="Set a new password"
      lead="It replaces the old one and signs you out everywhere."
    >
      <Stack as="form" $gap={4} aria-label="Set a new password" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert">
            {getReason(problem) || FAILED}
          </Banner>
        )}
        <NewPassword label="New password" error={errors.password} input={text('password')} />
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Saving...">
          Save password
        </Button>
      </Stack>
    </AccountPage>
  );
};

/** Why the link can't set a password (missing, incomplete, used or expired), or null if it can. */
const getLinkProblem = (
  token: string | null,
  { errors, problem }: { errors: { token?: string }; problem: unknown },
): string | null => {
  if (token === null) return NO_LINK;
  return errors.token ?? (isDeadLink(problem) ? getReason(problem) : null);
};

const Done = () => (
  <AccountPage
    city={CITY}
    title="Your new password is set"
    lead="Sign in with it. You’ve been signed out everywhere."
  >
    <ButtonLink as={AppLink} to={paths.web.login()} variant="red" wide>
      Log In
    </ButtonLink>
  </AccountPage>
);

const DeadLink = ({ children }: { children: string }) => (
  <AccountPage city={CITY} title="This link doesn’t work" lead={children}>
    <Stack $gap={4}>
      <Row>
        <ButtonLink as={AppLink} to={paths.web.forgotPassword()} variant="red">
          Get a new link
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.login()}>
          Log In
        </ButtonLink>
      </Row>
      <Small $quiet>Your password hasn’t changed.</Small>
    </Stack>
  </AccountPage>
);
