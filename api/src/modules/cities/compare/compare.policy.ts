import { launchCities, type Entitlements } from '@wanderwork/contracts';

const sampleSlugs = new Set(launchCities.map(({ slug }) => slug));

/** Everybody may see detailed analytics of the launch samples; other cities need a plan that includes them. */
export const canAnalyze = (may: Pick<Entitlements, 'detailedAnalytics'>, slugs: readonly string[]): boolean =>
  may.detailedAnalytics || slugs.every((slug) => sampleSlugs.has(slug));
