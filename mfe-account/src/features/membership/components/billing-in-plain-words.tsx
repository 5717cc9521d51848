import { GRACE_DAYS, paths, WITHDRAWAL_DAYS } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Grid, TextLink } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** What one agrees to with a paid plan, before one does. */
export const BillingInPlainWords = () => (
  <section aria-labelledby="plain-words">
    <Title id="plain-words">Before you pay</Title>
    <Grid $min={320}>
      <Word title="It renews itself">
        A plan is charged when it begins, and again at the start of every month or year until you cancel it.
        Your profile says on which day and how much.
      </Word>
      <Word title="Cancel in two clicks">
        At any time, in your profile. You keep the plan until the end of what is paid for; then the account
        goes on as a free one, and nothing that you saved is deleted.
      </Word>
      <Word title={`${WITHDRAWAL_DAYS} days to withdraw`}>
        As a consumer in the European Union you may withdraw within {WITHDRAWAL_DAYS} days of the first
        payment, without a reason, and get all of it back. The button stands in your profile.
      </Word>
      <Word title="The price is the price">
        You are charged exactly what stands here; whatever tax is due is in it. A bigger plan counts at once,
        and you see what is left to pay before you say yes. A smaller one begins when the old one is used up.
      </Word>
      <Word title="If a payment fails">
        Nothing is taken away for {GRACE_DAYS} days. We write to you, try again, and you can pay by hand or
        enter another card.
      </Word>
      <Word title="Paid through Stripe">
        Your card’s number goes to Stripe and never comes here. More in the{' '}
        <TextLink quiet as={AppLink} to={paths.web.terms()}>
          terms
        </TextLink>{' '}
        and under{' '}
        <TextLink quiet as={AppLink} to={paths.web.privacy()}>
          privacy
        </TextLink>
        .
      </Word>
    </Grid>
  </section>
);

const Word = ({ title, children }: { title: string; children: ReactNode }) => (
  <Text>
    <h3>{title}</h3>
    <p>{children}</p>
  </Text>
);

const Title = styled.h2`
  margin-bottom: var(--s4);
  padding-top: var(--s5);
  border-top: 1px solid var(--ink);
  font-size: var(--f-xl);
`;

const Text = styled.div`
  h3 {
    font-size: var(--f-md);
  }

  p {
    margin-top: var(--s1);
    color: var(--ink-2);
    font-size: var(--f-ui);
  }
`;
