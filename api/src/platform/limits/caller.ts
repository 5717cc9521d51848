import { isIPv6 } from 'node:net';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';

const GROUPS = 8;
/** Providers hand out /64 networks: whoever has one has 2^64 addresses to call from. */
const CUSTOMER_GROUPS = 4;

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back];
};

/** An IPv4 address also where it came written as IPv6. */
export const plainAddress = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** The first `groups` groups of an IPv6 address, in one spelling. */
export const ipv6Network = (address: string, groups: number): string =>
  groupsOf(address)
    .slice(0, groups)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');

/**
 * Who is counted under one limit: an IPv4 address, or the /64 network of an IPv6 address.
 * A caller who hung up has no address any more, and what cannot be counted is not done.
 */
export const callerOf = (address: string | undefined): string => {
  if (address === undefined) throw badRequest(errorCodes.malformed, 'The caller has left.');
  const plain = plainAddress(address);
  return isIPv6(plain) ? ipv6Network(plain, CUSTOMER_GROUPS) : plain;
};
