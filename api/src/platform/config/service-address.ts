import { BlockList, isIPv6 } from 'node:net';

/** Link-local addresses, including their IPv4-in-IPv6 forms. Cloud machines serve their credentials there. */
const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
for (const prefix of ['::ffff:', '::', '64:ff9b::']) linkLocal.addSubnet(`${prefix}169.254.0.0`, 112, 'ipv6');
linkLocal.addAddress('fd00:ec2::254', 'ipv6');

/** `URL` has already normalized decimal, octal and hexadecimal spellings of the address. */
const isLinkLocal = ({ hostname }: URL): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '');
  return linkLocal.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** Parses the URL of a web service that the product may call; null when it is not one. */
export const parseServiceUrl = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return null;
  return isLinkLocal(url) ? null : url;
};
