import { formatLocalDate, tierNames, type CurrentSubscription } from '@wanderwork/contracts';
import { Banner } from '@wanderwork/ui';
import { formatPlanName } from '../../../shared/plan-labels';
import { NewTabLink } from './new-tab-link';

/** A notice about an unpaid invoice or a payment to confirm; nothing if there is none. */
export const PlanNotices = ({ subscription }: { subscription: CurrentSubscription }) => {
  const { status, tier, graceUntil, payUrl, awaitingPayment } = subscription;
  if (status === 'past_due')
    return (
      <Banner
        tone="bad"
        role="status"
        title="A payment failed."
        actions={payUrl && <NewTabLink href={payUrl}>Pay invoice</NewTabLink>}
      >
        {graceUntil && `You keep ${tierNames[tier]} until ${formatLocalDate(graceUntil)}. `}
        We’ll try again automatically. You can also pay now or enter another card.
      </Banner>
    );
  if (awaitingPayment)
    return (
      <Banner
        tone="warn"
        role="status"
        title="Your plan change is waiting for payment."
        actions={payUrl && <NewTabLink href={payUrl}>Confirm payment</NewTabLink>}
      >
        {formatPlanName(awaitingPayment)} starts once your bank approves the payment. Until then nothing is
        charged and you keep {formatPlanName(subscription)}.
      </Banner>
    );
  return null;
};
