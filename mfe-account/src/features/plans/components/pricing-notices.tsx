import { type UseQueryResult } from '@tanstack/react-query';
import { tierNames, type PlanList, type SessionUser, type SubscriptionOverview } from '@wanderwork/contracts';
import { Banner, Stack } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';

interface Props {
  plans: UseQueryResult<PlanList>;
  /** The member's current plan. */
  ownPlan: UseQueryResult<SubscriptionOverview>;
  leftPayment: boolean;
  user: SessionUser | null;
}

/** Notices above the plans: an abandoned payment, load errors and the launch period. */
export const PricingNotice = ({ plans, ownPlan, leftPayment, user }: Props) => (
  <Notices $gap={3}>
    {leftPayment && (
      <Banner tone="info" role="status" title="Nothing was charged.">
        You left before paying. The plans are still here.
      </Banner>
    )}
    {plans.isError && !plans.data && (
      <LoadError label="The prices" busy={plans.isFetching} onTryAgain={() => void plans.refetch()} />
    )}
    {ownPlan.isError && !ownPlan.data && (
      <LoadError label="Your plan" busy={ownPlan.isFetching} onTryAgain={() => void ownPlan.refetch()} />
    )}
    {user && isInLaunch(user) && (
      <Banner tone="info" icon="compass" title="Launch period:">
        every member has {tierNames[user.tierInEffect]} for free. Nothing is charged, and nothing renews
        automatically.
      </Banner>
    )}
  </Notices>
);

/** Takes no space and leaves no gap while it is empty. */
const Notices = styled(Stack)`
  &:empty {
    display: none;
  }
`;

/** How this site sells plans. It stands below the plans because it loads with the prices and must not shift them. */
export const SellingNotice = ({ plans }: { plans: PlanList | undefined }) => {
  if (!plans) return null;
  if (!plans.configured)
    return (
      <Banner tone="info" title="Paid plans aren’t available here.">
        This site has no payments set up, so nothing is charged. These are the usual prices.
      </Banner>
    );
  if (!plans.testMode) return null;
  return (
    <Banner tone="warn" title="Test mode.">
      No real charges. Don’t enter a real card: the payment page lists test cards.
    </Banner>
  );
};

const isInLaunch = ({ isAdmin, tierInEffect, subscriptionTier }: SessionUser): boolean =>
  !isAdmin && tierInEffect !== subscriptionTier;
