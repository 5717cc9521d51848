import { COMPARE_MAX } from '@wanderwork/contracts';

const NAME = 'cities';

const named = (params: URLSearchParams): string[] => [
  ...new Set((params.get(NAME) ?? '').split(',').filter(Boolean)),
];

/** The cities of an address (`?cities=lisbon,porto`): each once, three at most. */
export const readChosen = (params: URLSearchParams): string[] => named(params).slice(0, COMPARE_MAX);

/** How many more it names than can stand side by side. */
export const countLeftOut = (params: URLSearchParams): number => named(params).slice(COMPARE_MAX).length;

/** The same address with other cities; what else it says stays. */
export const writeChosen = (params: URLSearchParams, slugs: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (slugs.length === 0) next.delete(NAME);
  else next.set(NAME, slugs.join(','));
  return next;
};
