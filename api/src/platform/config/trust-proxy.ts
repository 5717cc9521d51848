import { BlockList, isIP } from 'node:net';
import { StartError } from './config-error.js';

const names = ['loopback', 'linklocal', 'uniquelocal'];

/** No proxies share a wider range than 10.0.0.0/8 or fc00::/7. */
const MIN_PREFIX = { 4: 8, 6: 7 };
const MAX_PREFIX = { 4: 32, 6: 128 };
/** Where IPv6 holds the addresses of IPv4, and how many bits stand before them. */
const MAPPED = '::ffff:0.0.0.0';
const MAPPED_BITS = 96;

const containsIPv4 = (address: string, prefix: number): boolean => {
  const range = new BlockList();
  range.addSubnet(address, prefix, 'ipv6');
  return range.check(MAPPED, 'ipv6');
};

const isIPv4Mapped = (address: string): boolean => containsIPv4(address, MAPPED_BITS);

const minPrefix = (address: string, family: 4 | 6, prefix: number): number => {
  if (family === 4) return MIN_PREFIX[4];
  const holdsIPv4 = isIPv4Mapped(address) || containsIPv4(address, prefix);
  return holdsIPv4 ? MAPPED_BITS + MIN_PREFIX[4] : MIN_PREFIX[6];
};

const isRange = (text: string): boolean => {
  const [address = '', length, ...more] = text.split('/');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || more.length > 0) return names.includes(text);
  if (length === undefined) return true;
  const prefix = Number(length);
  if (!/^\d+$/.test(length) || prefix > MAX_PREFIX[family]) return false;
  return prefix >= minPrefix(address, family, prefix);
};

/**
 * Which proxies are believed when they name the caller's address: addresses and ranges. Believing everybody would let
 * each caller choose an address, so ranges that hold much of the internet are refused.
 */
export const trustProxyOf = (given: string | null): false | string => {
  if (given === null) return false;
  const parts = given.split(',').map((part) => part.trim());
  if (parts.every(isRange)) return parts.join(',');
  throw new StartError(
    `TRUST_PROXY: "${given}" does not name your proxies; give addresses or ranges like 10.0.0.0/8 or loopback.`,
  );
};
