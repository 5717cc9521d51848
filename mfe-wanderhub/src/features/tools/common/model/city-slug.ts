const MAX_LENGTH = 80;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A city's slug as it was asked for, however little it is one. Cut between letters: half of one has no address. */
export const normalizeSlug = (text: string): string =>
  [...text.trim().toLowerCase()].slice(0, MAX_LENGTH).join('');

export const readSlug = (params: URLSearchParams, name: string): string =>
  normalizeSlug(params.get(name) ?? '');

/** Whether a city could be called that: "." and "a/b" would be ways to other answers. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** "chiang-mai" as one says it while nothing better is known. */
export const toCityName = (slug: string): string =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
