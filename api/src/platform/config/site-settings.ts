import { paths, type SocialLink } from '@wanderwork/contracts';
import { StartError } from './config-error.js';

/** More than a footer has room for. */
const MOST_LINKS = 8;
const LONGEST_NAME = 40;

const plainUrl = (text: string, protocols: readonly string[]): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url && protocols.includes(url.protocol) && !url.username && !url.password;
  return plain ? url.href : null;
};

const linkOf = (text: string): SocialLink => {
  const [, name = '', address = ''] = /^([^=]*)=(.*)$/.exec(text.trim()) ?? [];
  const link = { name: name.trim(), url: plainUrl(address.trim(), ['https:']) };
  if (link.name === '' || link.name.length > LONGEST_NAME || link.url === null)
    throw new StartError(
      `SOCIAL_LINKS: "${text.trim()}" is no link; give names with addresses like Mastodon=https://social.example/@us, with commas between them.`,
    );
  return { name: link.name, url: link.url };
};

/** `Name=https://…`, with commas between them; an address with a comma in it writes it as %2C. */
export const socialLinksOf = (given: string | null): SocialLink[] => {
  const links = given === null ? [] : given.split(',').map(linkOf);
  if (links.length > MOST_LINKS) throw new StartError(`SOCIAL_LINKS: give at most ${MOST_LINKS} links.`);
  return links;
};

/** Where browsers send their events: the product's own endpoint, unless told otherwise. */
export const analyticsUrlOf = (given: string | null): string => {
  if (given === null) return paths.api.analyticsEvents();
  const url = plainUrl(given, ['http:', 'https:']);
  if (url === null)
    throw new StartError(
      `ANALYTICS_URL: "${given}" is no address; give one like https://stats.example/events.`,
    );
  return url;
};
