import { isIPv4, isIPv6 } from 'node:net';
import { toIpv6Network, toPlainAddress } from '../../platform/limits/limit-subject.js';

const SITE_GROUPS = 3;

/**
 * The network of an address, of the size that one owner usually has: /24 for IPv4, /48 for IPv6.
 * A text that is not an address counts as a network of its own.
 */
export const networkOf = (address: string): string => {
  const plain = toPlainAddress(address);
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  return isIPv6(plain) ? toIpv6Network(plain, SITE_GROUPS) : 'unknown';
};
