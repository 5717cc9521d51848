import { type CityAnalytics } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { useMyWishes } from '../../../shared/wishes/use-my-wishes';
import { Ranks } from './ranks';

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank and the reader's own, by what they wished before. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const { wishes, ready } = useMyWishes();
  return ready ? <Ranks analytics={analytics} wishes={wishes} /> : <Skeleton $height="220px" />;
};
