import { formatLocalDate, tierNames, type CurrentSubscription } from '@wanderwork/contracts';
import { Banner } from '@wanderwork/ui';
import { planName } from '../../../shared/plan-labels';
import { OtherTab } from './other-tab';

/** What a subscription wants from whoever pays for it; nothing while all is well. */
export const PlanNotices = ({ subscription }: { subscription: CurrentSubscription }) => {
  const { status, tier, graceUntil, payUrl, awaitingPayment } = subscription;
  if (status === 'past_due')
    return (
      <Banner
        tone="bad"
        role="status"
        title="A payment did not go through."
        actions={payUrl && <OtherTab href={payUrl}>Pay the open invoice</OtherTab>}
      >
        {graceUntil && `${tierNames[tier]} stays yours until ${formatLocalDate(graceUntil)}. `}
        The payment is tried again by itself; you can also pay it now, or enter another card.
      </Banner>
    );
  if (awaitingPayment)
    return (
      <Banner
        tone="warn"
        role="status"
        title="Your change waits for its payment."
        actions={payUrl && <OtherTab href={payUrl}>Confirm the payment</OtherTab>}
      >
        {planName(awaitingPayment)} begins once your bank has agreed. Without that nothing is charged and you
        keep {planName(subscription)}.
      </Banner>
    );
  return null;
};
