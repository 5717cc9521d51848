import { useQuery } from '@tanstack/react-query';
import {
  paidTiers,
  paths,
  tierNames,
  type PaidTier,
  type PricedPlan,
  type SessionUser,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Small, Stack, Tag } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { plansQuery } from '../api/plans.query';
import { getOffer } from '../model/offer';
import { formatPlanStatus } from '../model/plan-status';
import { formatPlanPrice, tierBadges } from '../../../shared/plan-labels';
import { findPrice } from '../model/prices';
import { useOverview } from './use-overview';
import { PlanNotices } from './plan-notices';
import { PlanPoints } from './plan-points';

interface Props {
  user: SessionUser;
  onLeave: () => void;
}

const { web } = paths;

/** The member's plan and the plans above it, in the side panel. */
export const PlanPanel = ({ user, onLeave }: Props) => {
  const { data: overview, isError, isFetching, refetch } = useOverview();
  const { data: list } = useQuery(plansQuery);
  const higher = paidTiers.filter((tier) => isAbove(tier, user));
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <p>
          <Tag>{tierBadges[user.subscriptionTier]}</Tag>
        </p>
        {overview && <p>{formatPlanStatus(overview)}</p>}
        {isError && !overview && (
          <LoadError label="Your plan" busy={isFetching} onTryAgain={() => void refetch()} />
        )}
        {overview?.subscription && <PlanNotices subscription={overview.subscription} />}
      </Stack>
      {list && !list.configured && <p>Paid plans aren’t available here: this site has no payments set up.</p>}
      {list?.testMode && <Small $quiet>Test mode: no real charges.</Small>}
      {higher.map((tier, index) => {
        const price = list ? findPrice(list.plans, { tier, interval: 'month' }) : null;
        const offer = price && getOffer(price, { member: true, overview }, list?.configured);
        return (
          <Upgrade key={tier} aria-labelledby={`upgrade-${tier}`}>
            <h3 id={`upgrade-${tier}`}>{tierNames[tier]}</h3>
            {price && <p>{formatPlanPrice(price)}, or yearly</p>}
            <PlanPoints tier={tier} />
            {price && (offer === 'choose' || offer === 'change') && (
              <PlanLink
                price={price}
                isFirst={index === 0}
                isPurchase={offer === 'choose'}
                onLeave={onLeave}
              />
            )}
          </Upgrade>
        );
      })}
      <Stack $gap={2}>
        <ButtonLink as={AppLink} to={web.subscription()} onClick={onLeave}>
          What each plan includes
        </ButtonLink>
        <ButtonLink as={AppLink} to={web.profile()} variant="plain" onClick={onLeave}>
          My plan and payments
        </ButtonLink>
      </Stack>
    </Stack>
  );
};

const isAbove = (tier: PaidTier, { subscriptionTier }: SessionUser): boolean =>
  subscriptionTier === 'free' || (subscriptionTier === 'pro' && tier === 'premium');

interface PlanLinkProps {
  price: PricedPlan;
  isFirst: boolean;
  /** False for members who pay already: they change their plan on the plans page. */
  isPurchase: boolean;
  onLeave: () => void;
}

const PlanLink = ({ price: { tier, interval }, isFirst, isPurchase, onLeave }: PlanLinkProps) => (
  <ButtonLink
    as={AppLink}
    to={isPurchase ? web.checkout(tier, interval) : web.subscription()}
    variant={isFirst ? 'red' : 'ink'}
    wide
    onClick={onLeave}
  >
    {isPurchase ? 'Choose' : 'Change to'} {tierNames[tier]}
  </ButtonLink>
);

const Upgrade = styled.section`
  display: grid;
  gap: var(--s3);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);

  h3 {
    font-size: var(--f-xl);
    line-height: 1.1;
  }

  h3 + p {
    color: var(--ink-2);
  }
`;
