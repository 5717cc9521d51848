import type { IncomingMessage } from 'node:http';

/** A host name or address, with or without a port. */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

type RequestHead = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion' | 'url'>;

/** Names and values alternate in `rawHeaders`. Node itself drops the second of two Host headers. */
const findHosts = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/**
 * Whether a request names exactly one host (RFC 9112, 3.2); otherwise a proxy and the product could disagree about the
 * site. `target` is the URL as it was sent. HTTP/1.0 may omit the host.
 */
export const hasOneHost = ({ rawHeaders, httpVersion }: RequestHead, target = ''): boolean => {
  const [host, ...more] = findHosts(rawHeaders);
  if (more.length > 0) return false;
  if (host === undefined) return httpVersion === '1.0';
  const targetHost = ABSOLUTE.exec(target)?.[1];
  return HOST.test(host) && (targetHost === undefined || targetHost.toLowerCase() === host.toLowerCase());
};

/** Returns the path of an absolute URL (RFC 9112, 3.2.2); any other target unchanged. */
export const toOriginForm = (target = '/'): string => {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
};
