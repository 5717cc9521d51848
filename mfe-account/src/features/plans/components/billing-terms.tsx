import { GRACE_DAYS, paths, WITHDRAWAL_DAYS } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Grid, TextLink } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** The billing terms in plain language, shown before a purchase. */
export const BillingTerms = () => (
  <section aria-labelledby="billing-terms">
    <Title id="billing-terms">Before you pay</Title>
    <Grid $min={320}>
      <Term title="Renews automatically">
        You’re charged when the plan starts and again at the start of every month or year, until you cancel.
        Your profile shows the next date and amount.
      </Term>
      <Term title="Cancel in two clicks">
        Cancel any time in your profile. You keep the plan until the end of the paid period. Then your account
        moves to Free, and nothing you saved is deleted.
      </Term>
      <Term title={`${WITHDRAWAL_DAYS} days to withdraw`}>
        As a consumer in the European Union, you can withdraw within {WITHDRAWAL_DAYS} days of the first
        payment, without giving a reason, and get a full refund. The button is in your profile.
      </Term>
      <Term title="No hidden costs">
        You’re charged exactly the price shown, tax included. An upgrade starts right away, and you see what’s
        left to pay before you confirm. A downgrade starts when the paid period ends.
      </Term>
      <Term title="If a payment fails">
        You keep your plan for {GRACE_DAYS} days. We email you and try again, and you can also pay yourself or
        enter another card.
      </Term>
      <Term title="Paid through Stripe">
        Your card number goes to Stripe and never reaches us. More in the{' '}
        <TextLink quiet as={AppLink} to={paths.web.terms()}>
          terms
        </TextLink>{' '}
        and the{' '}
        <TextLink quiet as={AppLink} to={paths.web.privacy()}>
          privacy notice
        </TextLink>
        .
      </Term>
    </Grid>
  </section>
);

const Term = ({ title, children }: { title: string; children: ReactNode }) => (
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
