import { isIP } from 'node:net';
import { StartError } from './config-error.js';

const ranges = ['loopback', 'linklocal', 'uniquelocal'];
const bits: Record<number, number> = { 4: 32, 6: 128 };

const isRange = (text: string): boolean => {
  const [address = '', length, ...more] = text.split('/');
  const longest = bits[isIP(address)];
  if (longest === undefined || more.length > 0) return ranges.includes(text);
  return length === undefined || (/^\d+$/.test(length) && Number(length) <= longest);
};

/**
 * Which proxies are believed when they name the caller's address: addresses and ranges.
 * Believing everybody would let each caller choose an address, so that is no choice.
 */
export const trustProxyOf = (given: string | null): false | string => {
  if (given === null) return false;
  const parts = given.split(',').map((part) => part.trim());
  if (parts.every(isRange)) return parts.join(',');
  throw new StartError(
    `TRUST_PROXY: "${given}" names no proxies; give addresses or ranges like 10.0.0.0/8 or loopback.`,
  );
};
