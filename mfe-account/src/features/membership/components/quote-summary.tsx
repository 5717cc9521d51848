import {
  formatLocalDate,
  tierNames,
  type ChangeQuote,
  type CurrentSubscription,
  type PricedPlan,
} from '@wanderwork/contracts';
import styled from 'styled-components';
import { formatExactAmount } from '../../../shared/money';
import { creditOfChange } from '../model/credit';
import { planName, priceLabel } from '../../../shared/plan-labels';

interface Props {
  quote: ChangeQuote;
  plan: PricedPlan;
  subscription: CurrentSubscription;
}

/** What a change costs, line by line, and what comes after it. */
export const QuoteSummary = (props: Props) =>
  props.quote.when === 'now' ? <Now {...props} /> : <Later {...props} />;

const Now = ({ quote, plan, subscription }: Props) => {
  const { kept, used } = creditOfChange(quote);
  const inWords = (amount: number) => formatExactAmount({ amount, currency: quote.currency });
  return (
    <Sheet role="status">
      <dl>
        {quote.lines.map(({ description, amount }, at) => (
          <Line key={at} what={description} sum={inWords(amount)} />
        ))}
        {used > 0 && <Line what="Out of your credit" sum={inWords(-used)} />}
        {kept > 0 && <Line what="Kept as your credit" sum={inWords(kept)} />}
        <Total what="Charged now" sum={inWords(Math.max(0, quote.amount))} />
      </dl>
      <p>
        {planName(plan)} begins at once
        {quote.amount > 0 && subscription.card && `, paid with ${cardWords(subscription.card)}`}.{' '}
        {kept > 0 && `What you paid and did not use stays as a credit: what comes next is paid out of it. `}
        {plan.interval === subscription.interval
          ? `From ${formatLocalDate(subscription.periodEnd)} on it is ${priceLabel(plan)}.`
          : `Then it is ${priceLabel(plan)}.`}{' '}
        It renews until you cancel.
      </p>
    </Sheet>
  );
};

const Later = ({ quote, plan, subscription }: Props) => (
  <Sheet role="status">
    <p>
      Nothing is charged now. You keep {tierNames[subscription.tier]} until {formatLocalDate(quote.at)},
      because it is paid for; then it is {tierNames[plan.tier]} for {priceLabel(plan)}. Nothing that you saved
      is deleted, and until that day you can take this back.
    </p>
  </Sheet>
);

interface LineProps {
  what: string;
  sum: string;
  className?: string;
}

const Line = ({ what, sum, className }: LineProps) => (
  <div className={className}>
    <dt>{what}</dt>
    <dd>{sum}</dd>
  </div>
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

const Total = styled(Line)`
  margin-top: var(--s1);
  border-top: 1px solid var(--ink);
  font-weight: 600;
`;
