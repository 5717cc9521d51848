import { StartError } from './start-error.js';
import { parseServiceUrl } from './service-address.js';

/** Default base URL of each provider of figures. */
const defaultUrls = {
  worldbank: 'https://api.worldbank.org',
  'open-meteo': 'https://archive-api.open-meteo.com',
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
  /** WORLDBANK_URL and OPEN_METEO_URL. */
  worldbank: string | null;
  'open-meteo': string | null;
}

const variables: Record<ProviderName, string> = {
  worldbank: 'WORLDBANK_URL',
  'open-meteo': 'OPEN_METEO_URL',
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
