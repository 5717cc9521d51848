const MAX_LENGTH = 300;

/** `inline`, `eval`, or the bare scheme that browsers report for a URL without a host. */
const KEYWORD = /^[a-z][a-z+.-]{0,39}$/;

const hostSchemes = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** Returns what was blocked: the origin of a URL, the scheme of a URL without a host, or the browser's keyword. */
export const toBlockedSource = (value: unknown): string => {
  if (typeof value !== 'string') return 'unknown';
  // Older browsers leave the URL of inline code empty.
  if (value === '') return 'inline';
  if (KEYWORD.test(value)) return value;
  if (!URL.canParse(value)) return 'unknown';
  const { protocol, origin } = new URL(value);
  return (hostSchemes.has(protocol) ? origin : protocol.slice(0, -1)).slice(0, MAX_LENGTH);
};

/** Returns the path, without query, of a document of this site; null for any other document. */
export const toDocumentPath = (address: string, siteOrigins: readonly string[]): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return siteOrigins.includes(origin) ? pathname.slice(0, MAX_LENGTH) : null;
};
