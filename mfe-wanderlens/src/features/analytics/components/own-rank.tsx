import { type CityAnalytics } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { Ranks } from './ranks';

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank and the reader's own, by what they wished before. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const { wishes, ready, missed, again } = useMyPreferences();
  if (missed) return <PreferencesError onTryAgain={again} />;
  return ready ? <Ranks analytics={analytics} wishes={wishes} /> : <Skeleton $height="220px" />;
};
