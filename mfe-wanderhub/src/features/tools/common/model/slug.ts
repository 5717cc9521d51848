const MAX_LENGTH = 80;

/** Normalizes text to a slug. Truncates by code point, so that no surrogate pair is split. */
export const normalizeSlug = (text: string): string =>
  [...text.trim().toLowerCase()].slice(0, MAX_LENGTH).join('');

export const readSlug = (params: URLSearchParams, name: string): string =>
  normalizeSlug(params.get(name) ?? '');

/** "chiang-mai" → "Chiang Mai", until the real name is loaded. */
export const toCityName = (slug: string): string =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
