import { paths, type SecondFactor } from '@wanderwork/contracts';
import { AppLink, session } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import {
  Banner,
  Button,
  Checkbox,
  Field,
  PasswordInput,
  Row,
  Small,
  Stack,
  TextInput,
  TextLink,
} from '@wanderwork/ui';
import { useState } from 'react';
import { accepted } from '../../../shared/refusal';
import { signInByPasskey } from '../api/second-step';
import { missingCredentials } from '../model/credentials';
import { SecondStep } from './second-step';
import { signInProblem, type SignInPlace } from '../model/sign-in-problem';
import { PasskeyButton } from '../../../shared/passkey-button';
import { DevelopmentHint } from './development-hint';

const empty = { email: '', password: '', remember: true };

/** The API keeps people signed in unless it is told otherwise. */
const credentialsOf = ({ remember, ...credentials }: typeof empty) =>
  remember === empty.remember ? credentials : { ...credentials, remember };

interface Props {
  place: SignInPlace;
  /** An address that is known already. */
  email?: string;
  /** Where those without an account go. */
  registerPath: string;
  onSignedIn: () => void;
  /** Called when a link leads away. */
  onLeave?: () => void;
}

export const SignInForm = ({ place, email = '', registerPath, onSignedIn, onLeave }: Props) => {
  const [incomplete, setIncomplete] = useState(false);
  const [factors, setFactors] = useState<SecondFactor[] | null>(null);
  const { values, formProps, text, box, errors, problem, busy } = useForm({
    initial: { ...empty, email },
    check: async (values) => {
      const missing = missingCredentials(values);
      setIncomplete(missing.length > 0);
      return missing.length > 0 ? missing : findFieldErrors('login', values);
    },
    send: async (values) => {
      const answer = session.login(credentialsOf(values));
      await accepted(answer);
      const { secondFactor } = await answer;
      if (secondFactor) setFactors(secondFactor);
      else onSignedIn();
    },
  });
  const failure = problem === null ? null : signInProblem(problem, place);
  if (factors)
    return <SecondStep factors={factors} onSignedIn={onSignedIn} onBack={() => setFactors(null)} />;
  return (
    <Stack as="form" $gap={4} aria-label="Log in" {...formProps}>
      {incomplete && (
        <Banner tone="bad" role="alert" title="Missing information">
          Please enter both email and password.
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" role="alert" title={failure.title}>
          {failure.words}
        </Banner>
      )}
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="username" {...text('email')} />
      </Field>
      <Field label="Password" error={errors.password} required>
        <PasswordInput autoComplete="current-password" {...text('password')} />
      </Field>
      <Row $justify="between">
        <Checkbox {...box('remember')}>Keep me signed in</Checkbox>
        <Small as="span">
          <TextLink as={AppLink} to={paths.web.forgotPassword()} onClick={onLeave}>
            Forgot password
          </TextLink>
        </Small>
      </Row>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Logging in...">
        Log In
      </Button>
      <PasskeyButton use={() => signInByPasskey(values.remember)} onDone={onSignedIn}>
        Sign in with a passkey
      </PasskeyButton>
      <Small $quiet>
        New here?{' '}
        <TextLink quiet as={AppLink} to={registerPath} onClick={onLeave}>
          Sign up
        </TextLink>
        , it is free.
      </Small>
      <DevelopmentHint />
    </Stack>
  );
};
