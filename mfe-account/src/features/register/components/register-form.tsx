import { paths } from '@wanderwork/contracts';
import { AppLink, serverMessage } from '@wanderwork/platform';
import { brokenRules, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Small, Stack, TextInput, TextLink, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { register } from '../api/register';
import { emptyRegistration, registerRequest, termsErrors } from '../model/registration';

interface Props {
  signInPath: string;
  onRegistered: (email: string) => void;
}

export const RegisterForm = ({ signInPath, onRegistered }: Props) => {
  const { formProps, text, box, errors, problem, busy } = useForm({
    initial: emptyRegistration,
    check: async (values) => [
      ...(await brokenRules('register', registerRequest(values))),
      ...termsErrors(values),
    ],
    send: async (values) => {
      const { success, message } = await register(registerRequest(values));
      if (!success) throw new Error(message);
      onRegistered(values.email);
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Create a free account" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert" title="Registration Failed">
          {serverMessage(problem, 'Something went wrong. Please try again.')}
        </Banner>
      )}
      <Names>
        <Field label="First name" error={errors.firstName} required>
          <TextInput autoComplete="given-name" {...text('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName} required>
          <TextInput autoComplete="family-name" {...text('lastName')} />
        </Field>
      </Names>
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="username" {...text('email')} />
      </Field>
      <Field
        label="Password"
        description="8 characters or more; a sentence is fine."
        error={errors.password}
        required
      >
        <TextInput type="password" autoComplete="new-password" {...text('password')} />
      </Field>
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly letter</Checkbox>
        <Checkbox {...box('termsAccepted')} error={errors.termsAccepted} required>
          I accept the{' '}
          <TextLink quiet as={AppLink} to={paths.web.terms()}>
            terms and conditions
          </TextLink>
        </Checkbox>
      </div>
      <Button type="submit" variant="red" wide busy={busy} busyLabel="Creating Account...">
        Create account
      </Button>
      <Small $quiet>
        Already a member?{' '}
        <TextLink quiet as={AppLink} to={signInPath}>
          Sign in
        </TextLink>
      </Small>
    </Stack>
  );
};

const Names = styled.div`
  display: grid;
  gap: var(--s4);

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s3);
  }
`;
