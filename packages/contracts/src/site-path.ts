const PROBE_ORIGIN = 'http://return.invalid';

/**
 * Returns `value` if it is a path of this site, else null. For `returnTo` and all other paths from outside.
 * Rejects other origins, protocol-relative and backslash forms, control characters and non-strings.
 */
export const parseSitePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, PROBE_ORIGIN)) return null;
  const url = new URL(value, PROBE_ORIGIN);
  if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
