import { launchCities, type Entitlements } from '@wanderwork/contracts';

const samples = new Set(launchCities.map(({ slug }) => slug));

/** Detailed analytics of these cities: of the three samples anybody's, else part of a plan. */
export const mayAnalyse = (may: Pick<Entitlements, 'detailedAnalytics'>, slugs: readonly string[]): boolean =>
  may.detailedAnalytics || slugs.every((slug) => samples.has(slug));
