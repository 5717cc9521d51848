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

/** The most networks that a process remembers in one period. More would not change any decision. */
const NETWORKS_MAX = 50_000;

/** Tells which networks are new in the current period. It forgets all of them when the next period begins. */
export class SeenNetworks {
  private period = 0;
  private readonly seen = new Set<string>();

  constructor(private readonly lengthMs: number) {}

  isNew(who: string, now = Date.now()): boolean {
    const period = Math.floor(now / this.lengthMs);
    if (period !== this.period) this.seen.clear();
    this.period = period;
    if (this.seen.has(who) || this.seen.size >= NETWORKS_MAX) return false;
    this.seen.add(who);
    return true;
  }
}
