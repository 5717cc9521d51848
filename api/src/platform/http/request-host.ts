import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port. */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

type Asked = Pick<IncomingMessage, 'rawHeaders' | 'httpVersion' | 'url'>;

/** Names and values take turns in `rawHeaders`; Node itself drops the second of two hosts. */
const hostsOf = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/**
 * Whether a request names exactly one host (RFC 9112, 3.2): a proxy and the product may otherwise understand different
 * sites by it. `target` is the address as it was sent; HTTP/1.0 may do without a host.
 */
export const hasOneHost = ({ rawHeaders, httpVersion }: Asked, target = ''): boolean => {
  const [host, ...more] = hostsOf(rawHeaders);
  if (more.length > 0) return false;
  if (host === undefined) return httpVersion === '1.0';
  const named = ABSOLUTE.exec(target)?.[1];
  return HOST.test(host) && (named === undefined || named.toLowerCase() === host.toLowerCase());
};

/** The path of an absolute address (RFC 9112, 3.2.2); any other target as it is. */
export const originForm = (target = '/'): string => {
  const path = target.replace(ABSOLUTE, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
};
