import { formatLocalDate, tierNames, type CurrentSubscription } from '@wanderwork/contracts';
import { Banner, ButtonLink, Icon, VisuallyHidden } from '@wanderwork/ui';
import { formatPlanName } from '../../../shared/plan-labels';

/** A link that opens a page of the payment provider in a new tab, because that page doesn't lead back. */
const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener" size="small" variant="ink">
    {children} <Icon name="external-link" size={15} />
    <VisuallyHidden>opens in a new tab</VisuallyHidden>
  </ButtonLink>
);

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
