import { isIPv6 } from 'node:net';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';

const GROUPS = 8;
/** Providers assign /64 networks, each with 2^64 addresses. */
const CUSTOMER_GROUPS = 4;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const toGroups = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back];
};

/** Returns the IPv4 form of an IPv4-mapped IPv6 address; any other address unchanged. */
export const toPlainAddress = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;

/** Returns the first `groups` groups of an IPv6 address, normalized. */
export const toIpv6Network = (address: string, groups: number): string =>
  toGroups(address)
    .slice(0, groups)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');

/**
 * Returns the subject of a rate limit: an IPv4 address, or the /64 network of an IPv6 address. A client that
 * disconnected has no address; its request is rejected, because it cannot be counted.
 */
export const toLimitSubject = (address: string | undefined): string => {
  if (address === undefined) throw badRequest(errorCodes.malformed, 'The client has disconnected.');
  const plain = toPlainAddress(address);
  return isIPv6(plain) ? toIpv6Network(plain, CUSTOMER_GROUPS) : plain;
};
