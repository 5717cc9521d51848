import { COMPARE_MAX } from '@wanderwork/contracts';

const CITIES_PARAMETER = 'cities';

const parseSlugs = (params: URLSearchParams): string[] => [
  ...new Set((params.get(CITIES_PARAMETER) ?? '').split(',').filter(Boolean)),
];

/** The cities of an address (`?cities=lisbon,porto`): each once, three at most. */
export const readComparedSlugs = (params: URLSearchParams): string[] =>
  parseSlugs(params).slice(0, COMPARE_MAX);

/** How many more it names than can stand side by side. */
export const countExtraSlugs = (params: URLSearchParams): number =>
  parseSlugs(params).slice(COMPARE_MAX).length;

/** The same address with other cities; what else it says stays. */
export const writeComparedSlugs = (params: URLSearchParams, slugs: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (slugs.length === 0) next.delete(CITIES_PARAMETER);
  else next.set(CITIES_PARAMETER, slugs.join(','));
  return next;
};
