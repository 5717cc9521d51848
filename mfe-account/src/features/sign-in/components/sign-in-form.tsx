import { paths, type SecondFactor, type FieldError } from '@wanderwork/contracts';
import { AppLink, session } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
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
import { expectSuccess } from '../../../shared/refusal';
import { signInByPasskey } from '../api/second-step';
import { SecondStep } from './second-step';
import { toSignInProblem, type SignInPlace } from '../model/sign-in-problem';
import { PasskeyButton } from '../../../shared/passkey-button';

interface Credentials {
  email: string;
  password: string;
}

const toRequiredError = (path: string, message: string): FieldError => ({ path, rule: 'required', message });

/** Errors for the empty fields; both are required. */
const findMissingCredentials = ({ email, password }: Credentials): FieldError[] => [
  ...(email.trim() === '' ? [toRequiredError('email', 'Email is required')] : []),
  ...(password === '' ? [toRequiredError('password', 'Password is required')] : []),
];

/** Where to find the first account. The condition removes it from all builds but development builds. */
const DevelopmentHint = () =>
  process.env.NODE_ENV === 'development' ? (
    <Banner tone="info" title="Test credentials">
      ADMIN_EMAIL and ADMIN_PASSWORD, or the ones the first start printed to the terminal.
    </Banner>
  ) : null;

const emptyValues = { email: '', password: '', remember: true };

/** The values as a request. `remember` is sent only if it is off, because on is the default of the API. */
const toLoginRequest = ({ remember, ...credentials }: typeof emptyValues) =>
  remember === emptyValues.remember ? credentials : { ...credentials, remember };

interface Props {
  place: SignInPlace;
  /** The initial value of the email field. */
  email?: string;
  /** The path of the register page. */
  registerPath: string;
  onSignedIn: () => void;
  /** Called when a link to another page is followed. */
  onLeave?: () => void;
}

export const SignInForm = ({ place, email = '', registerPath, onSignedIn, onLeave }: Props) => {
  const [isIncomplete, setIncomplete] = useState(false);
  const [factors, setFactors] = useState<SecondFactor[] | null>(null);
  const { values, formProps, text, box, errors, problem, busy } = useForm({
    initial: { ...emptyValues, email },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, LoginRequest }) =>
        createValidator(LoginRequest),
      ),
    check: async (values, validate) => {
      const missing = findMissingCredentials(values);
      setIncomplete(missing.length > 0);
      return missing.length > 0 ? missing : validate(values);
    },
    send: async (values) => {
      const answer = session.login(toLoginRequest(values));
      await expectSuccess(answer);
      const { secondFactor } = await answer;
      if (secondFactor) setFactors(secondFactor);
      else onSignedIn();
    },
  });
  const failure = problem === null ? null : toSignInProblem(problem, place);
  if (factors)
    return <SecondStep factors={factors} onSignedIn={onSignedIn} onBack={() => setFactors(null)} />;
  return (
    <Stack as="form" $gap={4} aria-label="Log in" {...formProps}>
      {isIncomplete && (
        <Banner tone="bad" role="alert" title="Missing information">
          Please enter both email and password.
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" role="alert" title={failure.title}>
          {failure.message}
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
      <PasskeyButton authenticate={() => signInByPasskey(values.remember)} onDone={onSignedIn}>
        Sign in with a passkey
      </PasskeyButton>
      <Small $quiet>
        New here?{' '}
        <TextLink quiet as={AppLink} to={registerPath} onClick={onLeave}>
          Sign up
        </TextLink>
        . It’s free.
      </Small>
      <DevelopmentHint />
    </Stack>
  );
};
