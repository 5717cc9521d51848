import {
  formatLocalDate,
  tierNames,
  type ChangeQuote,
  type CurrentSubscription,
  type PricedPlan,
} from '@wanderwork/contracts';
import styled from 'styled-components';
import { formatExactAmount } from '../../../shared/money';
import { getCreditChange } from '../model/credit';
import { formatPlanName, formatPlanPrice } from '../../../shared/plan-labels';

interface Props {
  quote: ChangeQuote;
  plan: PricedPlan;
  subscription: CurrentSubscription;
}

/** What a plan change costs, line by line, and what it costs afterwards. */
export const QuoteSummary = (props: Props) =>
  props.quote.when === 'now' ? <ChangeNow {...props} /> : <ChangeLater {...props} />;

const ChangeNow = ({ quote, plan, subscription }: Props) => {
  const { added, used } = getCreditChange(quote);
  const formatAmount = (amount: number) => formatExactAmount({ amount, currency: quote.currency });
  return (
    <Sheet role="status">
      <dl>
        {quote.lines.map(({ description, amount }, at) => (
          <Line key={at} what={description} sum={formatAmount(amount)} />
        ))}
        {used > 0 && <Line what="From your credit" sum={formatAmount(-used)} />}
        {added > 0 && <Line what="Added to your credit" sum={formatAmount(added)} />}
        <Total what="Charged now" sum={formatAmount(Math.max(0, quote.amount))} />
      </dl>
      <p>
        {formatPlanName(plan)} starts right away
        {quote.amount > 0 && subscription.card && `, paid with ${formatCard(subscription.card)}`}.{' '}
        {added > 0 && `Your unused payment becomes a credit for your next charges. `}
        {plan.interval === subscription.interval
          ? `From ${formatLocalDate(subscription.periodEnd)} it costs ${formatPlanPrice(plan)}.`
          : `Then it costs ${formatPlanPrice(plan)}.`}{' '}
        It renews until you cancel.
      </p>
    </Sheet>
  );
};

const ChangeLater = ({ quote, plan, subscription }: Props) => (
  <Sheet role="status">
    <p>
      Nothing is charged now. You keep {tierNames[subscription.tier]} until {formatLocalDate(quote.at)}, then
      you get {tierNames[plan.tier]} for {formatPlanPrice(plan)}. Nothing you saved is deleted, and you can
      undo this until then.
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

const formatCard = ({ last4 }: { last4: string }): string => `the card ending in ${last4}`;

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
