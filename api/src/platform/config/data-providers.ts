import { StartError } from './config-error.js';
import { parseServiceUrl } from './service-address.js';

/** Whose figures can be fetched, each with its own address. */
const addresses = {
  worldbank: 'https://api.worldbank.org',
  'open-meteo': 'https://archive-api.open-meteo.com',
};

export type ProviderName = keyof typeof addresses;

export const providerNames = Object.keys(addresses) as ProviderName[];

const isProviderName = (name: string): name is ProviderName => Object.hasOwn(addresses, name);

const baseOf = (variable: string, given: string): string => {
  if (!parseServiceUrl(given))
    throw new StartError(`${variable}: "${given}" is no web address; give one like https://data.example.`);
  return given.replace(/\/+$/, '');
};

interface Given {
  /** DATA_PROVIDERS. */
  names: string | null;
  /** WORLDBANK_URL and OPEN_METEO_URL. */
  worldbank: string | null;
  'open-meteo': string | null;
}

const variables: Record<ProviderName, string> = {
  worldbank: 'WORLDBANK_URL',
  'open-meteo': 'OPEN_METEO_URL',
};

/** The addresses of the providers that are on; none by default. */
export const providerUrlsOf = ({ names, ...given }: Given): Partial<Record<ProviderName, string>> => {
  const wanted = (names ?? '').split(',').map((name) => name.trim());
  const on = wanted
    .filter((name) => name !== '')
    .map((name) => {
      if (!isProviderName(name))
        throw new StartError(`DATA_PROVIDERS: "${name}" is none of ${providerNames.join(', ')}.`);
      return name;
    });
  return Object.fromEntries(
    on.map((name) => [name, baseOf(variables[name], given[name] ?? addresses[name])]),
  );
};
