import { BlockList, isIPv6 } from 'node:net';
import { StartError } from './start-error.js';

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

/** Default base URL of each provider of figures. */
const defaultUrls = {
  worldbank: 'https://api.worldbank.org',
  'open-meteo': 'https://archive-api.open-meteo.com',
  mlab: 'https://storage.googleapis.com',
};

export type ProviderName = keyof typeof defaultUrls;

export const providerNames = Object.keys(defaultUrls) as ProviderName[];

const isProviderName = (name: string): name is ProviderName => Object.hasOwn(defaultUrls, name);

const parseBaseUrl = (variable: string, url: string): string => {
  if (!parseServiceUrl(url))
    throw new StartError(`${variable}: "${url}" is not a web address; use one like https://data.example.`);
  return url.replace(/\/+$/, '');
};

interface ProviderEnv {
  /** DATA_PROVIDERS. */
  names: string | null;
  /** WORLDBANK_URL, OPEN_METEO_URL and MLAB_URL. */
  worldbank: string | null;
  'open-meteo': string | null;
  mlab: string | null;
}

const variables: Record<ProviderName, string> = {
  worldbank: 'WORLDBANK_URL',
  'open-meteo': 'OPEN_METEO_URL',
  mlab: 'MLAB_URL',
};

/**
 * Returns the base URLs of the enabled providers; none by default. Throws a StartError for an unknown name or an
 * invalid URL.
 */
export const parseProviderUrls = ({ names, ...urls }: ProviderEnv): Partial<Record<ProviderName, string>> => {
  const requestedNames = (names ?? '').split(',').map((name) => name.trim());
  const enabledNames = requestedNames
    .filter((name) => name !== '')
    .map((name) => {
      if (!isProviderName(name))
        throw new StartError(
          `DATA_PROVIDERS: "${name}" is not a provider; use one or more of ${providerNames.join(', ')}.`,
        );
      return name;
    });
  return Object.fromEntries(
    enabledNames.map((name) => [name, parseBaseUrl(variables[name], urls[name] ?? defaultUrls[name])]),
  );
};
