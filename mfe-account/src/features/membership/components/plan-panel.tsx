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
import { offerOf } from '../model/offer';
import { planStanding } from '../model/plan-standing';
import { priceLabel, tierBadges } from '../../../shared/plan-labels';
import { findPrice } from '../model/prices';
import { useOverview } from './use-overview';
import { PlanNotices } from './plan-notices';
import { PlanPoints } from './plan-points';

interface Props {
  user: SessionUser;
  onLeave: () => void;
}

const { web } = paths;

/** What a member has, and what would be more, in the side panel. */
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
        {overview && <p>{planStanding(overview)}</p>}
        {isError && !overview && (
          <LoadError label="Your plan" busy={isFetching} onTryAgain={() => void refetch()} />
        )}
        {overview?.subscription && <PlanNotices subscription={overview.subscription} />}
      </Stack>
      {list && !list.configured && (
        <p>Plans cannot be bought here: whoever runs this site has not set up payments.</p>
      )}
      {list?.testMode && <Small $quiet>Test mode: no real money moves.</Small>}
      {higher.map((tier, index) => {
        const price = list ? findPrice(list.plans, { tier, interval: 'month' }) : null;
        const offer = price && offerOf(price, { member: true, overview }, list?.configured);
        return (
          <Upgrade key={tier} aria-labelledby={`upgrade-${tier}`}>
            <h3 id={`upgrade-${tier}`}>{tierNames[tier]}</h3>
            {price && <p>{priceLabel(price)}, or by the year</p>}
            <PlanPoints tier={tier} />
            {price && (offer === 'choose' || offer === 'change') && (
              <Way price={price} first={index === 0} buys={offer === 'choose'} onLeave={onLeave} />
            )}
          </Upgrade>
        );
      })}
      <Stack $gap={2}>
        <ButtonLink as={AppLink} to={web.subscription()} onClick={onLeave}>
          What each membership includes
        </ButtonLink>
        <ButtonLink as={AppLink} to={web.profile()} variant="plain" onClick={onLeave}>
          My plan and payments
        </ButtonLink>
      </Stack>
    </Stack>
  );
};

const isAbove = (tier: PaidTier, { subscriptionTier: held }: SessionUser): boolean =>
  held === 'free' || (held === 'pro' && tier === 'premium');

interface WayProps {
  price: PricedPlan;
  first: boolean;
  /** Who pays for a plan already changes it on the page of the plans. */
  buys: boolean;
  onLeave: () => void;
}

const Way = ({ price: { tier, interval }, first, buys, onLeave }: WayProps) => (
  <ButtonLink
    as={AppLink}
    to={buys ? web.checkout(tier, interval) : web.subscription()}
    variant={first ? 'red' : 'ink'}
    wide
    onClick={onLeave}
  >
    {buys ? 'Choose' : 'Change to'} {tierNames[tier]}
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
