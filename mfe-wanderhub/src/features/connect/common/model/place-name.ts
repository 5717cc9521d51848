import { capitalize, cityRegions, toRegionSlug } from '@wanderwork/contracts';

const regionNames = new Map<string, string>(cityRegions.map((name) => [toRegionSlug(name), name]));

/** "Southern Europe" of `southern-europe`: for where only the slug is known. */
export const toPlaceName = (slug: string): string =>
  regionNames.get(slug) ?? slug.split('-').map(capitalize).join(' ');
