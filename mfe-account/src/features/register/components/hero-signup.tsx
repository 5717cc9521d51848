import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { AppLink, toast, type ToastContent } from '@wanderwork/platform';
import { getServerFieldErrors, useForm } from '@wanderwork/platform/forms';
import { joinWaitlist } from '@wanderwork/platform/waitlist';
import { Button, Checkbox, Small, Stack, TextLink } from '@wanderwork/ui';
import { expectSuccess, getReason } from '../../../shared/refusal';
import { register } from '../api/register';
import { getFullName } from '../model/registration';
import { createTemporaryPassword } from '../model/temporary-password';
import { PersonFields } from './person-fields';

const emptyValues = { firstName: '', lastName: '', email: '', newsletter: true };
type Values = typeof emptyValues;

const INCOMPLETE: ToastContent = {
  title: 'Missing Information',
  description: 'Please fill in all required fields to continue',
  tone: 'bad',
};
const WELCOME: ToastContent = {
  title: `Welcome to ${PRODUCT_NAME}!`,
  description: 'Your account is being set up. We’ll email you a link to set your password.',
  tone: 'ok',
};
const NO_CONNECTION: ToastContent = {
  title: 'Connection Issue',
  description: "We couldn't process your request right now. Please try again later.",
  tone: 'bad',
};
const FAILED = 'Failed to create account';

/** The state of the hero's form. It lives outside the dialog, so that closing it keeps what was typed. */
export const useHeroSignup = (onDone: () => void) => {
  const form = useForm({
    initial: emptyValues,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, SignupRequest }) =>
        createValidator(SignupRequest),
      ),
    check: (values, validate) => {
      if (!isComplete(values)) toast(INCOMPLETE);
      return validate(values);
    },
    send: async (values) => {
      toast(await createAccountOrJoinWaitlist(values));
      form.clear();
      onDone();
    },
  });
  return form;
};

const isComplete = ({ firstName, lastName, email }: Values): boolean =>
  [firstName, lastName, email].every((text) => text.trim() !== '');

/** Creates an account, or joins the waitlist if that fails. */
const createAccountOrJoinWaitlist = async (values: Values): Promise<ToastContent> => {
  const person = { ...values, name: getFullName(values) };
  try {
    await register({ ...person, password: createTemporaryPassword() });
    return WELCOME;
  } catch (error) {
    // A field error would fail on the waitlist too.
    if (getServerFieldErrors(error).length > 0) throw error;
    return joinWaitlistInstead(person, getReason(error) || FAILED);
  }
};

const joinWaitlistInstead = async (
  person: Values & { name: string },
  reason: string,
): Promise<ToastContent> => {
  try {
    await expectSuccess(joinWaitlist(person));
  } catch (error) {
    toast(NO_CONNECTION);
    throw error;
  }
  return { title: 'You’re on the list', description: `${toSentence(reason)} ${ON_THE_LIST}`, tone: 'info' };
};

const ON_THE_LIST = 'Your place on the waitlist is saved, and we’ll email you.';

const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

interface Props {
  form: ReturnType<typeof useHeroSignup>;
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

export const HeroSignupForm = ({ form, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label="Join the Journey" {...formProps}>
      <PersonFields text={text} errors={errors} />
      <Checkbox {...box('newsletter')}>Send me the monthly newsletter</Checkbox>
      <Stack $gap={2}>
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Creating Account...">
          Create account
        </Button>
        {problem !== null && <Small $quiet>What you typed is still here.</Small>}
      </Stack>
      <Small $quiet>
        Already a member?{' '}
        <TextLink quiet as={AppLink} to={paths.web.login()} onClick={onLeave}>
          Sign in
        </TextLink>
      </Small>
    </Stack>
  );
};
