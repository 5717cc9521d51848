const MAX_LENGTH = 300;

/** `inline`, `eval`, or the bare scheme that browsers put in place of an address without a host. */
const KEYWORD = /^[a-z][a-z+.-]{0,39}$/;

const hostSchemes = new Set(['http:', 'https:', 'ws:', 'wss:']);

/** What was blocked: the origin of an address, its scheme where it has no host, or the browser's own keyword. */
export const blockedSource = (value: unknown): string => {
  if (typeof value !== 'string') return 'unknown';
  // Older browsers leave the address of inline code empty.
  if (value === '') return 'inline';
  if (KEYWORD.test(value)) return value;
  if (!URL.canParse(value)) return 'unknown';
  const { protocol, origin } = new URL(value);
  return (hostSchemes.has(protocol) ? origin : protocol.slice(0, -1)).slice(0, MAX_LENGTH);
};

/** The path of a document of this site, without its query; null for every other document. */
export const documentPath = (address: string, siteOrigins: readonly string[]): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return siteOrigins.includes(origin) ? pathname.slice(0, MAX_LENGTH) : null;
};
