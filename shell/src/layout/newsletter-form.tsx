import { getServerMessage, toast } from '@wanderwork/platform';
import {
  getServerFieldErrors,
  SubscriptionRefusedError,
  subscribe,
  useForm,
} from '@wanderwork/platform/forms';
import { Button, Caption, Field, TextInput } from '@wanderwork/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const FAILED = 'Something went wrong. Please try again.';

const showSuccess = () =>
  toast({
    title: 'Successfully subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
    tone: 'ok',
  });

const showFailure = (error: unknown) =>
  toast({
    title: 'Subscription failed',
    description:
      error instanceof SubscriptionRefusedError ? error.message || FAILED : getServerMessage(error, FAILED),
    tone: 'bad',
  });

/** A field that was disabled while sending has lost the focus. It gets it back unless another element has it. */
const useRestoreFocus = (busy: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return field;
};

/** The newsletter form of the footer. */
const NewsletterForm = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, NewsletterRequest }) =>
        createValidator(NewsletterRequest),
      ),
    send: async ({ email }) => {
      try {
        await subscribe(email);
        showSuccess();
        setSentTo(email.trim());
        form.clear();
      } catch (error) {
        if (getServerFieldErrors(error).length > 0) throw error;
        showFailure(error);
      }
    },
  });
  const field = useRestoreFocus(form.busy);
  return (
    <Form aria-label="Newsletter sign-up" {...form.formProps}>
      <Field label="Newsletter" error={form.errors['email']}>
        <TextInput
          ref={field}
          {...form.text('email')}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
        />
      </Field>
      <ButtonPlace>
        <Button type="submit" variant="ink" wide busy={form.busy} busyLabel="Subscribing...">
          Subscribe
        </Button>
      </ButtonPlace>
      <FinePrint role="status">
        {sentTo === null
          ? "We'll never share your email. Unsubscribe anytime."
          : `One more step: confirm with the button in the email we sent to ${sentTo}.`}
      </FinePrint>
    </Form>
  );
};

export default NewsletterForm;

const Form = styled.form`
  display: grid;
  gap: 8px;
  align-items: start;

  @media (width >= 400px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Aligned with the field, below its label. */
const ButtonPlace = styled.div`
  @media (width >= 400px) {
    margin-top: 27px;
  }
`;

const FinePrint = styled(Caption)`
  grid-column: 1 / -1;
  color: var(--ink-2);
`;
