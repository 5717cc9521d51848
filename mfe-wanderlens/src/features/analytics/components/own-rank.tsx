import { type CityAnalytics } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { Ranks } from './ranks';

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank, and the rank for the reader's saved preferences. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const { preferences, ready, loadFailed, retry } = useMyPreferences();
  if (loadFailed) return <PreferencesError onTryAgain={retry} />;
  return ready ? <Ranks analytics={analytics} preferences={preferences} /> : <Skeleton $height="220px" />;
};
