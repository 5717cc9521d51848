import { launchCities } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';

const samples = new Set(launchCities.map(({ slug }) => slug));

/** The sample city shown in gate previews. */
export const PREVIEW_SAMPLE = { slug: 'lisbon', name: 'Lisbon' };

/** Whether the reader may see analyses of these cities; null until the session is known. */
export const useCanAnalyze = (slugs: readonly string[]): boolean | null => {
  const isKnown = useSession((state) => !state.isLoading);
  const premium = useSession((state) => state.isPremium);
  if (slugs.every((slug) => samples.has(slug))) return true;
  return isKnown ? premium : null;
};
