import { toast } from '@wanderwork/platform';
import { subscribe, useForm } from '@wanderwork/platform/forms';
import { Button, Caption, Container, Field, Lead, Section, TextInput, media } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** The newsletter form at the end of the home page. */
export const NewsletterSection = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, NewsletterRequest }) =>
        createValidator(NewsletterRequest),
      ),
    check: ({ email }, validate) => validate({ email, name: '' }),
    send: async ({ email }) => {
      try {
        await subscribe(email);
        toast({
          title: 'Successfully subscribed!',
          description: 'Thank you for joining our newsletter.',
          tone: 'ok',
        });
        setSentTo(email.trim());
        form.clear();
      } catch {
        toast({ title: 'Subscription failed', description: 'Please try again later.', tone: 'bad' });
      }
    },
  });
  const { formProps, text, errors, busy } = form;

  return (
    <Section aria-labelledby="newsletter-title">
      <Centred>
        <h2 id="newsletter-title">Start Your Free Journey Today</h2>
        <Lead>No payment required. One email a month: which city figures changed, and why.</Lead>
        <Line aria-label="Newsletter" {...formProps}>
          <Field label="Email" error={errors.email} required>
            <TextInput type="email" autoComplete="email" placeholder="you@example.com" {...text('email')} />
          </Field>
          <Button type="submit" variant="red" busy={busy} busyLabel="Subscribing...">
            Join the Journey
          </Button>
        </Line>
        <p role="status">
          {sentTo !== null && (
            <>
              One step left: press the button in the email to <bdi>{sentTo}</bdi>.
            </>
          )}
        </p>
        <Caption>We'll never share your email. Unsubscribe anytime.</Caption>
      </Centred>
    </Section>
  );
};

const Centred = styled(Container)`
  display: grid;
  gap: var(--s4);
  justify-items: center;
  text-align: center;
  overflow-wrap: anywhere;

  > p:empty {
    display: none;
  }
`;

const Line = styled.form`
  display: grid;
  gap: var(--s2);
  width: min(100%, 480px);
  text-align: start;

  ${media.tablet} {
    grid-template-columns: 1fr auto;

    /* Aligns the button with the input, below the label. */
    > button {
      align-self: start;
      min-height: 46px;
      margin-top: calc(var(--f-sm) * 1.55 + 6px);
    }
  }
`;
