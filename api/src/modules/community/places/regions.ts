import { cityRegions } from '@wanderwork/contracts';

export const toRegionSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const namesBySlug = new Map(cityRegions.map((name) => [toRegionSlug(name), name as string]));

export const findRegionName = (slug: string): string | null => namesBySlug.get(slug) ?? null;
