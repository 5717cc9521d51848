import { useSearchParams } from 'react-router-dom';
import { COMPARE_MAX, launchCities } from '@wanderwork/contracts';

/** The cities that everyone can compare in full. */
export const sampleSlugs = launchCities.map(({ slug }) => slug);

const CITIES_PARAMETER = 'cities';

const parseSlugs = (params: URLSearchParams): string[] => [
  ...new Set((params.get(CITIES_PARAMETER) ?? '').split(',').filter(Boolean)),
];

/** The slugs in an address (`?cities=lisbon,porto`), without duplicates and at most three. */
export const readComparedSlugs = (params: URLSearchParams): string[] =>
  parseSlugs(params).slice(0, COMPARE_MAX);

/** How many cities the address names beyond the maximum. */
export const countExtraSlugs = (params: URLSearchParams): number =>
  parseSlugs(params).slice(COMPARE_MAX).length;

/** Returns the parameters with other cities. Other parameters are kept. */
export const writeComparedSlugs = (params: URLSearchParams, slugs: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (slugs.length === 0) next.delete(CITIES_PARAMETER);
  else next.set(CITIES_PARAMETER, slugs.join(','));
  return next;
};

/** The compared cities are in the address, so that a comparison can be shared and the back button works. */
export const useComparedSlugs = () => {
  const [params, setParams] = useSearchParams();
  const chosen = readComparedSlugs(params);
  const setSlugs = (slugs: readonly string[]) =>
    setParams((before) => writeComparedSlugs(before, slugs), { preventScrollReset: true });
  return {
    chosen,
    extraCount: countExtraSlugs(params),
    add: (slug: string) => setSlugs([...chosen, slug]),
    remove: (slug: string) => setSlugs(chosen.filter((other) => other !== slug)),
  };
};
