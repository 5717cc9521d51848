import { paths, tierNames, type Plan } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, Skeleton, Small } from '@wanderwork/ui';
import { type Offer } from '../model/offer';

interface Props {
  card: { tier: 'free' } | Plan;
  offer: Offer;
  /** The page's one main action. */
  isMain: boolean;
  onChange: () => void;
}

const { web } = paths;

/** The way into a plan, or what stands before it. */
export const PlanOffer = ({ card, offer, isMain, onChange }: Props) => {
  const name = tierNames[card.tier];
  if (offer === 'wait') return <Skeleton $height="44px" />;
  if (offer === 'closed') return <Small $quiet>Not sold here.</Small>;
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
  const [to, words] = ways[offer === 'choose' ? 'join' : offer];
  return (
    <ButtonLink as={AppLink} to={to} wide>
      {words}
    </ButtonLink>
  );
};

const ways: Record<
  Exclude<Offer, 'wait' | 'closed' | 'more' | 'change' | 'choose'>,
  [to: string, words: string]
> = {
  join: [web.register(), 'Create a free account'],
  current: [web.profile(), 'See my plan'],
  end: [web.profile(), 'See how to cancel'],
  settle: [web.profile(), 'See my plan first'],
};
