import { paths, tierNames, type Plan } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, Skeleton, Small } from '@wanderwork/ui';
import { type Offer } from '../model/offer';

interface Props {
  card: { tier: 'free' } | Plan;
  offer: Offer;
  /** True for the main action of the page. */
  isMain: boolean;
  onChange: () => void;
}

const { web } = paths;

/** The button or link to get a plan, or why there is none. */
export const PlanOffer = ({ card, offer, isMain, onChange }: Props) => {
  const name = tierNames[card.tier];
  if (offer === 'wait') return <Skeleton $height="44px" />;
  if (offer === 'closed') return <Small $quiet>Not available here.</Small>;
  if (offer === 'more') return <Small $quiet>You have this and more.</Small>;
  if (offer === 'change')
    return (
      <Button wide variant={isMain ? 'red' : 'ink'} onClick={onChange}>
        Change to {name}
      </Button>
    );
  if (offer === 'choose' && card.tier !== 'free')
    return (
      <ButtonLink
        as={AppLink}
        to={web.checkout(card.tier, card.interval)}
        variant={isMain ? 'red' : 'ink'}
        wide
      >
        Choose {name}
      </ButtonLink>
    );
  const [to, label] = links[offer === 'choose' ? 'join' : offer];
  return (
    <ButtonLink as={AppLink} to={to} wide>
      {label}
    </ButtonLink>
  );
};

const links: Record<
  Exclude<Offer, 'wait' | 'closed' | 'more' | 'change' | 'choose'>,
  [to: string, label: string]
> = {
  join: [web.register(), 'Create a free account'],
  current: [web.profile(), 'See my plan'],
  end: [web.profile(), 'See how to cancel'],
  settle: [web.profile(), 'See my plan first'],
};
