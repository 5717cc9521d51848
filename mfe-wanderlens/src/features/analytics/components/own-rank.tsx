import { type CityAnalytics } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { useMyWishes } from '../../../shared/wishes/use-my-wishes';
import { WishesMissed } from '../../../shared/wishes/wishes-missed';
import { Ranks } from './ranks';

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank and the reader's own, by what they wished before. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const { wishes, ready, missed, again } = useMyWishes();
  if (missed) return <WishesMissed onTryAgain={again} />;
  return ready ? <Ranks analytics={analytics} wishes={wishes} /> : <Skeleton $height="220px" />;
};
