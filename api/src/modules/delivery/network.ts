import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Network, plainAddress } from '../../platform/limits/caller.js';

const SITE_GROUPS = 3;

/**
 * The network that an address belongs to, as far as one owner usually reaches: /24 of IPv4, /48 of IPv6.
 * What is no address counts as one network of its own.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  return isIPv6(plain) ? ipv6Network(plain, SITE_GROUPS) : 'unknown';
};
