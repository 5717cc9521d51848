import { BlockList, isIP } from 'node:net';
import { StartError } from './start-error.js';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** The shortest prefixes accepted: no set of proxies needs more than 10.0.0.0/8 or fc00::/7. */
const MIN_PREFIX = { 4: 8, 6: 7 };
const MAX_PREFIX = { 4: 32, 6: 128 };
/** The IPv6 range of IPv4-mapped addresses, and the length of its prefix in bits. */
const MAPPED = '::ffff:0.0.0.0';
const MAPPED_BITS = 96;

const containsIPv4 = (address: string, prefix: number): boolean => {
  const range = new BlockList();
  range.addSubnet(address, prefix, 'ipv6');
  return range.check(MAPPED, 'ipv6');
};

const isIPv4Mapped = (address: string): boolean => containsIPv4(address, MAPPED_BITS);

const getMinPrefix = (address: string, family: 4 | 6, prefix: number): number => {
  if (family === 4) return MIN_PREFIX[4];
  const hasIPv4 = isIPv4Mapped(address) || containsIPv4(address, prefix);
  return hasIPv4 ? MAPPED_BITS + MIN_PREFIX[4] : MIN_PREFIX[6];
};

const isRange = (text: string): boolean => {
  const [address = '', length, ...more] = text.split('/');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || more.length > 0) return namedRanges.includes(text);
  if (length === undefined) return true;
  const prefix = Number(length);
  if (!/^\d+$/.test(length) || prefix > MAX_PREFIX[family]) return false;
  return prefix >= getMinPrefix(address, family, prefix);
};

/**
 * Parses the proxies that may name the client's address: addresses and ranges. Trusting everybody would let any client
 * choose its address, so ranges that hold much of the internet are rejected.
 */
export const parseTrustProxy = (text: string | null): false | string => {
  if (text === null) return false;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every(isRange)) return parts.join(',');
  throw new StartError(
    `TRUST_PROXY: "${text}" does not name your proxies; use addresses or ranges like 10.0.0.0/8 or loopback.`,
  );
};
