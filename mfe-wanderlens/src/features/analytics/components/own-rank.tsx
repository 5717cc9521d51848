import { useQuery } from '@tanstack/react-query';
import { type CityAnalytics } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { useSavedWishes } from '../../../shared/wishes/use-saved-wishes';
import { Ranks } from './ranks';

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank and the reader's own, by what they wished before. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { load } = useSavedWishes();
  const { data: wishes } = useQuery({ queryKey: ['wishes', userId], queryFn: load, staleTime: Infinity });
  if (wishes === undefined) return <Skeleton $height="220px" />;
  return <Ranks analytics={analytics} wishes={wishes ?? neutralWishes} />;
};
