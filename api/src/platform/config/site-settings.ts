import { paths, type SocialLink } from '@wanderwork/contracts';
import { StartError } from './start-error.js';

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
