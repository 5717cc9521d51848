import { type ChangeQuote, type CurrentSubscription, type PricedPlan } from '@wanderwork/contracts';
import styled from 'styled-components';
import { exactly } from '../../../shared/money';
import { dayOf } from '../../../shared/times';
import { planName, priceWords, tierNames } from '../../../shared/plan-words';

interface Props {
  quote: ChangeQuote;
  plan: PricedPlan;
  subscription: CurrentSubscription;
}

/** What a change costs, line by line, and what comes after it. */
export const QuoteWords = ({ quote, plan, subscription }: Props) =>
  quote.when === 'now' ? (
    <Sheet role="status">
      <dl>
        {quote.lines.map(({ description, amount }) => (
          <div key={description}>
            <dt>{description}</dt>
            <dd>{exactly({ amount, currency: quote.currency })}</dd>
          </div>
        ))}
        <Total>
          <dt>Charged now</dt>
          <dd>{exactly({ ...quote, amount: Math.max(0, quote.amount) })}</dd>
        </Total>
      </dl>
      <p>
        {planName(plan)} begins at once{subscription.card && `, paid with ${cardWords(subscription.card)}`}.{' '}
        {plan.interval === subscription.interval
          ? `From ${dayOf(subscription.periodEnd)} on it is ${priceWords(plan)}.`
          : `Then it is ${priceWords(plan)}.`}{' '}
        It renews until you cancel.
      </p>
    </Sheet>
  ) : (
    <Sheet role="status">
      <p>
        Nothing is charged now. You keep {tierNames[subscription.tier]} until {dayOf(quote.at)}, because it is
        paid for; then it is {tierNames[plan.tier]} for {priceWords(plan)}. Nothing that you saved is deleted,
        and until that day you can take this back.
      </p>
    </Sheet>
  );

const cardWords = ({ last4 }: { last4: string }): string => `the card ending in ${last4}`;

const Sheet = styled.div`
  padding: var(--s4);
  border-radius: var(--r2);
  background: var(--water);

  dl > div {
    display: flex;
    gap: var(--s4);
    justify-content: space-between;
    padding-block: var(--s1);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  dl + p {
    margin-top: var(--s3);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

const Total = styled.div`
  margin-top: var(--s1);
  border-top: 1px solid var(--ink);
  font-weight: 600;
`;
