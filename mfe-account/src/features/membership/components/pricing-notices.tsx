import { type UseQueryResult } from '@tanstack/react-query';
import { tierNames, type PlanList, type SessionUser, type SubscriptionOverview } from '@wanderwork/contracts';
import { Banner, Stack } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';

interface Props {
  plans: UseQueryResult<PlanList>;
  /** What the member has. */
  own: UseQueryResult<SubscriptionOverview>;
  leftPayment: boolean;
  user: SessionUser | null;
}

/** What one has to know before one reads a price. */
export const PricingNotice = ({ plans, own, leftPayment, user }: Props) => (
  <News $gap={3}>
    {leftPayment && (
      <Banner tone="info" role="status" title="Nothing was charged.">
        You left before the payment was made. The plans are still here.
      </Banner>
    )}
    {plans.isError && !plans.data && (
      <LoadError label="The prices" busy={plans.isFetching} onTryAgain={() => void plans.refetch()} />
    )}
    {own.isError && !own.data && (
      <LoadError label="Your plan" busy={own.isFetching} onTryAgain={() => void own.refetch()} />
    )}
    {user && isInLaunch(user) && (
      <Banner tone="info" icon="compass" title="Launch period:">
        every member has what {tierNames[user.tierInEffect]} gives. Nothing is charged for that, and nothing
        renews by itself.
      </Banner>
    )}
  </News>
);

/** Where there is nothing to know it takes no room, and no gap beside it. */
const News = styled(Stack)`
  &:empty {
    display: none;
  }
`;

/** How this site sells, under the plans: it is known only with the prices, and must not push them away under the eye. */
export const SellingNotice = ({ plans }: { plans: PlanList | undefined }) => {
  if (!plans) return null;
  if (!plans.configured)
    return (
      <Banner tone="info" title="Plans cannot be bought here.">
        Whoever runs this site has not set up payments, so nothing is charged. These are the usual prices.
      </Banner>
    );
  if (!plans.testMode) return null;
  return (
    <Banner tone="warn" title="Test mode.">
      No real money moves: please enter no real card. The payment page names cards for trying.
    </Banner>
  );
};

const isInLaunch = ({ isAdmin, tierInEffect, subscriptionTier }: SessionUser): boolean =>
  !isAdmin && tierInEffect !== subscriptionTier;
