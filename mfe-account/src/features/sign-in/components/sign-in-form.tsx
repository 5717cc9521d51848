import { paths } from '@wanderwork/contracts';
import { AppLink, session } from '@wanderwork/platform';
import { brokenRules, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Row, Small, Stack, TextInput, TextLink } from '@wanderwork/ui';
import { signInProblem } from '../model/sign-in-problem';

const empty = { email: '', password: '', remember: true };

interface Props {
  /** An address that is known already. */
  email?: string;
  /** Where those without an account go. */
  registerPath: string;
  onSignedIn: () => void;
}

export const SignInForm = ({ email = '', registerPath, onSignedIn }: Props) => {
  const { formProps, text, box, errors, problem, busy } = useForm({
    initial: { ...empty, email },
    check: (values) => brokenRules('login', values),
    send: async (values) => {
      const { success, message } = await session.login(values);
      if (!success) throw new RefusedSignIn(message);
      onSignedIn();
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Log in" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problem instanceof RefusedSignIn ? problem.message : signInProblem(problem)}
        </Banner>
      )}
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="username" {...text('email')} />
      </Field>
      <Field label="Password" error={errors.password} required>
        <TextInput type="password" autoComplete="current-password" {...text('password')} />
      </Field>
      <Row $justify="between">
        <Checkbox {...box('remember')}>Keep me signed in</Checkbox>
        <Small>
          <TextLink as={AppLink} to={paths.web.forgotPassword()}>
            Forgot password
          </TextLink>
        </Small>
      </Row>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Logging in...">
        Log In
      </Button>
      <Small $quiet>
        New here?{' '}
        <TextLink quiet as={AppLink} to={registerPath}>
          Sign up
        </TextLink>
        , it is free.
      </Small>
    </Stack>
  );
};

/** The server said no in an answer that was otherwise fine. */
class RefusedSignIn extends Error {}
