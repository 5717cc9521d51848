import { cityRegions, toRegionSlug } from '@wanderwork/contracts';

const namesBySlug = new Map(cityRegions.map((name) => [toRegionSlug(name), name as string]));

export const findRegionName = (slug: string): string | null => namesBySlug.get(slug) ?? null;
