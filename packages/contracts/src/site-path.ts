const PROBE_ORIGIN = 'http://return.invalid';

/**
 * The path of this site that `value` names, or null: for `returnTo` and every other address that arrives from outside.
 * Refuses other origins, protocol-relative and backslash forms, control characters and non-strings.
 */
export const sitePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, PROBE_ORIGIN)) return null;
  const url = new URL(value, PROBE_ORIGIN);
  if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
