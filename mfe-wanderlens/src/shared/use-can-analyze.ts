import { launchCities } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';

const samples = new Set(launchCities.map(({ slug }) => slug));

/** The sample that gates show. */
export const PREVIEW_SAMPLE = { slug: 'lisbon', name: 'Lisbon' };

/** Whether the server will analyse these cities for whoever looks; null until it is known who that is. */
export const useCanAnalyze = (slugs: readonly string[]): boolean | null => {
  const isKnown = useSession((state) => !state.isLoading);
  const premium = useSession((state) => state.isPremium);
  if (slugs.every((slug) => samples.has(slug))) return true;
  return isKnown ? premium : null;
};
