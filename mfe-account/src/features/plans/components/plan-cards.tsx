import {
  tierNames,
  tiers,
  type BillingInterval,
  type Plan,
  type PlanList,
  type PricedPlan,
  type Tier,
} from '@wanderwork/contracts';
import { media, Skeleton, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatPrice } from '../../../shared/money';
import { getOffer, type OfferAudience } from '../model/offer';
import { findPrice, formatInterval } from '../model/prices';
import { PlanOffer } from './plan-offer';
import { PlanPoints } from './plan-points';

interface Props {
  /** Null until the prices are loaded. */
  list: PlanList | null;
  interval: BillingInterval;
  audience: OfferAudience;
  onChange: (plan: Plan) => void;
}

const taglines: Record<Tier, string> = {
  free: 'To look around, for as long as you like.',
  pro: 'For people who move a few times a year.',
  premium: 'For people who decide by the numbers.',
};

/** The plans side by side, each with its price, what it adds and a link to get it. */
export const PlanCards = ({ list, interval, audience, onChange }: Props) => (
  <Cards role="list">
    {tiers.map((tier) => {
      const card = tier === 'free' ? { tier } : { tier, interval };
      const offer = getOffer(card, audience, list?.configured);
      return (
        <Card key={tier} $current={offer === 'current'}>
          <Name>
            <h2>{tierNames[tier]}</h2>
            {offer === 'current' && <Tag tone="red">Your plan</Tag>}
          </Name>
          <Price price={card.tier === 'free' ? 'free' : list && findPrice(list.plans, card)} />
          <p>{taglines[tier]}</p>
          <PlanPoints tier={tier} />
          <PlanOffer
            card={card}
            offer={offer}
            isMain={tier === getMainTier(audience)}
            onChange={() => card.tier !== 'free' && onChange(card)}
          />
        </Card>
      );
    })}
  </Cards>
);

/** The plan whose button is red: the next one up. */
const getMainTier = (audience: OfferAudience): Tier =>
  audience.member && (audience.overview?.tier ?? 'free') !== 'free' ? 'premium' : 'pro';

const Price = ({ price }: { price: PricedPlan | 'free' | null }) => {
  if (price === null) return <Skeleton $width="140px" $height="52px" />;
  return (
    <Sum>
      <b>{price === 'free' ? '$0' : formatPrice(price)}</b>{' '}
      <span>{price === 'free' ? 'forever' : formatInterval(price)}</span>
    </Sum>
  );
};

const Cards = styled.ul`
  display: grid;
  border: 1px solid var(--ink);
  background: var(--sheet);

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** One grid for all three cards, so that prices, points and buttons align across them. */
const Card = styled.li<{ $current: boolean }>`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: var(--s4);
  padding: var(--s5);
  box-shadow: ${({ $current }) => ($current ? 'inset 0 4px var(--red)' : 'none')};

  & + & {
    border-top: 1px solid var(--line);
  }

  > p {
    color: var(--ink-2);
  }

  ${media.tablet} {
    padding: var(--s6);
  }

  ${media.desktop} {
    & + & {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: var(--f-2xl);
    line-height: 1.1;
  }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: baseline;
  && {
    color: var(--ink);
  }

  b {
    font: 400 clamp(2.5rem, 5vw, 3.25rem) / 1 var(--serif);
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;
  }

  span {
    color: var(--ink-2);
    font-size: var(--f-sm);
  }
`;
