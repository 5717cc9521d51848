import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back];
};

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that an address belongs to, as far as one owner usually reaches: /24 of IPv4, /48 of IPv6.
 * What is no address counts as one network of its own.
 */
export const networkOf = (address: string): string => {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return 'unknown';
  return groupsOf(plain)
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
};
