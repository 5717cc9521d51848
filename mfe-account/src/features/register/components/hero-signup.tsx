import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { AppLink, toast, type ToastContent } from '@wanderwork/platform';
import { findFieldErrors, serverFieldErrors, useForm } from '@wanderwork/platform/forms';
import { joinWaitlist } from '@wanderwork/platform/waitlist';
import { Button, Checkbox, Field, Small, Stack, TextInput, TextLink } from '@wanderwork/ui';
import { accepted, reasonOf } from '../../../shared/refusal';
import { register } from '../api/register';
import { fullName } from '../model/registration';
import { temporaryPassword } from '../model/temporary-password';
import { NameFields } from './name-fields';

const empty = { firstName: '', lastName: '', email: '', newsletter: true };
type Values = typeof empty;

const INCOMPLETE: ToastContent = {
  title: 'Missing Information',
  description: 'Please fill in all required fields to continue',
  tone: 'bad',
};
const WELCOME: ToastContent = {
  title: `Welcome to ${PRODUCT_NAME}!`,
  description: 'Your account is being set up. We will write to you how to set your password.',
  tone: 'ok',
};
const NO_CONNECTION: ToastContent = {
  title: 'Connection Issue',
  description: "We couldn't process your request right now. Please try again later.",
  tone: 'bad',
};
const FAILED = 'Failed to create account';

/** The state of the hero's form: it outlives the dialog, so that what was typed does. */
export const useHeroSignup = (onDone: () => void) => {
  const form = useForm({
    initial: empty,
    check: (values) => {
      if (!isComplete(values)) toast(INCOMPLETE);
      return findFieldErrors('signup', values);
    },
    send: async (values) => {
      toast(await createOrQueue(values));
      form.clear();
      onDone();
    },
  });
  return form;
};

const isComplete = ({ firstName, lastName, email }: Values): boolean =>
  [firstName, lastName, email].every((text) => text.trim() !== '');

/** An account, or else a place on the waitlist: nobody who wants to join is sent away. */
const createOrQueue = async (values: Values): Promise<ToastContent> => {
  const person = { ...values, name: fullName(values) };
  try {
    await register({ ...person, password: temporaryPassword() });
    return WELCOME;
  } catch (error) {
    // What is wrong with a field would be as wrong on the waitlist.
    if (serverFieldErrors(error).length > 0) throw error;
    return queue(person, reasonOf(error) || FAILED);
  }
};

const queue = async (person: Values & { name: string }, reason: string): Promise<ToastContent> => {
  try {
    await accepted(joinWaitlist(person));
  } catch (error) {
    toast(NO_CONNECTION);
    throw error;
  }
  return { title: 'You are on the list', description: `${asSentence(reason)} ${ON_THE_LIST}`, tone: 'info' };
};

const ON_THE_LIST = 'Your place on the waitlist is kept, and we will write to you.';

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

interface Props {
  form: ReturnType<typeof useHeroSignup>;
  /** Called when a link leads away. */
  onLeave: () => void;
}

export const HeroSignupForm = ({ form, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label="Join the Journey" {...formProps}>
      <NameFields text={text} errors={errors} />
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <Checkbox {...box('newsletter')}>Send me the monthly letter</Checkbox>
      <Stack $gap={2}>
        <Button type="submit" variant="red" wide busy={busy} busyLabel="Creating Account...">
          Create account
        </Button>
        {problem !== null && <Small $quiet>Nothing is lost: what you typed stays here.</Small>}
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
