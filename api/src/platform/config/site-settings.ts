import { paths, type SocialLink } from '@wanderwork/contracts';
import { StartError } from './start-error.js';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = ({ hostname }: URL): boolean => loopback.includes(hostname);

interface SiteEnv {
  /** PUBLIC_URL. */
  publicUrl: string | null;
  port: number;
  production: boolean;
}

/**
 * Returns the origin of the site. In production, other machines may reach it by https only, because cookies and
 * passwords travel to it. Throws a StartError otherwise.
 */
export const parsePublicUrl = ({ publicUrl, port, production }: SiteEnv): URL => {
  const text = publicUrl ?? `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new StartError(
      `PUBLIC_URL: "${text}" is not a web origin; use one like https://wanderwork.example.`,
    );
  if (production && url.protocol === 'http:' && !isLoopback(url))
    throw new StartError(`PUBLIC_URL: "${text}" is not encrypted; production requires https.`);
  return url;
};

/** A browser on the same machine may use any of its three names. */
export const toSiteOrigins = (publicUrl: URL): string[] => {
  if (!isLoopback(publicUrl)) return [publicUrl.origin];
  return loopback.map((name) => Object.assign(new URL(publicUrl), { hostname: name }).origin);
};

/** Whether only this machine can reach the product and PUBLIC_URL says so too. */
export const isLocalOnly = (host: string, publicUrl: URL): boolean =>
  [...loopback, '::1'].includes(host) && isLoopback(publicUrl);

/** More links than a footer has room for. */
const MAX_LINKS = 8;
const MAX_NAME_LENGTH = 40;

const parsePlainUrl = (text: string, protocols: readonly string[]): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && protocols.includes(url.protocol) && !url.username && !url.password;
  return isPlain ? url.href : null;
};

const parseLink = (text: string): SocialLink => {
  const [, name = '', address = ''] = /^([^=]*)=(.*)$/.exec(text.trim()) ?? [];
  const link = { name: name.trim(), url: parsePlainUrl(address.trim(), ['https:']) };
  if (link.name === '' || link.name.length > MAX_NAME_LENGTH || link.url === null)
    throw new StartError(
      `SOCIAL_LINKS: "${text.trim()}" is not a link; use pairs like Mastodon=https://social.example/@us, separated by commas.`,
    );
  return { name: link.name, url: link.url };
};

/** Parses `Name=https://…` pairs separated by commas; a comma inside a URL is written %2C. */
export const parseSocialLinks = (text: string | null): SocialLink[] => {
  const links = text === null ? [] : text.split(',').map(parseLink);
  if (links.length > MAX_LINKS) throw new StartError(`SOCIAL_LINKS: use at most ${MAX_LINKS} links.`);
  return links;
};

/** Returns where browsers send their events: by default the product's own endpoint. */
export const parseAnalyticsUrl = (text: string | null): string => {
  if (text === null) return paths.api.analyticsEvents();
  const url = parsePlainUrl(text, ['http:', 'https:']);
  if (url === null)
    throw new StartError(
      `ANALYTICS_URL: "${text}" is not an address; use one like https://stats.example/events.`,
    );
  return url;
};
