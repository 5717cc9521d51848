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
import { priceTag } from '../../../shared/money';
import { offerOf, type OfferAudience } from '../model/offer';
import { findPrice, intervalLabels } from '../model/prices';
import { PlanOffer } from './plan-offer';
import { PlanPoints } from './plan-points';

interface Props {
  /** Null: the prices are not here. */
  list: PlanList | null;
  interval: BillingInterval;
  looker: OfferAudience;
  onChange: (wanted: Plan) => void;
}

const forWhom: Record<Tier, string> = {
  free: 'To look around, for as long as you like.',
  pro: 'For people who move a few times a year.',
  premium: 'For people who decide with figures.',
};

/** The plans side by side, each with its price, what it adds and the way into it. */
export const PlanCards = ({ list, interval, looker, onChange }: Props) => (
  <Cards role="list">
    {tiers.map((tier) => {
      const card = tier === 'free' ? { tier } : { tier, interval };
      const offer = offerOf(card, looker, list?.configured);
      return (
        <Card key={tier} $current={offer === 'current'}>
          <Name>
            <h2>{tierNames[tier]}</h2>
            {offer === 'current' && <Tag tone="red">Your plan</Tag>}
          </Name>
          <Price price={card.tier === 'free' ? 'free' : list && findPrice(list.plans, card)} />
          <p>{forWhom[tier]}</p>
          <PlanPoints tier={tier} />
          <PlanOffer
            card={card}
            offer={offer}
            isMain={tier === mainTier(looker)}
            onChange={() => card.tier !== 'free' && onChange(card)}
          />
        </Card>
      );
    })}
  </Cards>
);

/** The one red button of the page: the next plan up. */
const mainTier = (looker: OfferAudience): Tier =>
  looker.member && (looker.overview?.tier ?? 'free') !== 'free' ? 'premium' : 'pro';

const Price = ({ price }: { price: PricedPlan | 'free' | null }) => {
  if (price === null) return <Skeleton $width="140px" $height="52px" />;
  return (
    <Sum>
      <b>{price === 'free' ? '$0' : priceTag(price)}</b>{' '}
      <span>{price === 'free' ? 'for good' : intervalLabels(price)}</span>
    </Sum>
  );
};

const Cards = styled.ul`
  display: grid;
  border: 1px solid var(--ink);
  background: var(--sheet);

  ${media.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** One grid for all three, so that prices, points and buttons stand in lines where the cards stand side by side. */
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

  ${media.desk} {
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
