import { createHash } from 'node:crypto';
import { hasContactData } from '../../../platform/contact-data/contact-data.js';

/** A handle with an at sign before it, which is not part of an address. */
export const MENTION = /(?<![\w@/.-])@([a-z0-9](?:[\w-]{1,18}[a-z0-9]))(?![\w-])/gi;
const LINK = /<a [^>]*?href="(https?:\/\/[^"]+|mailto:[^"]+)"/gi;
const PICTURE = /<img [^>]*?src="[^"]*\/([^/"]+)"/g;

/** What the limits and the rules for review look at. */
export interface TextFacts {
  /** Handles in lower case, as the person may have meant them. */
  mentions: string[];
  links: number;
  /** File names. */
  pictures: string[];
  /** Hosts of links to other sites. */
  hosts: string[];
  hasContactData: boolean;
}

const toHost = (address: string): string => {
  try {
    return new URL(address).host.replace(/^www\.|\.$/g, '');
  } catch {
    return address;
  }
};

/** `text` is the source, `html` its rendering. `fields` are links that the writer entered beside the text. */
export const readText = (text: string, html: string, fields: readonly string[] = []): TextFacts => {
  const links = [...[...html.matchAll(LINK)].map(([, address = '']) => address), ...fields];
  return {
    mentions: [...new Set([...text.matchAll(MENTION)].map(([, handle = '']) => handle.toLowerCase()))],
    links: links.length,
    pictures: [...html.matchAll(PICTURE)].map(([, file = '']) => file),
    hosts: [...new Set(links.filter((link) => /^http/i.test(link)).map(toHost))],
    hasContactData: hasContactData(text),
  };
};

/** The same for texts that differ only in case, spaces and punctuation. */
export const toTextDigest = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('base64url');

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether the quoted words occur in the source, as it was typed or as it is shown. */
export const isQuoteOf = (quote: string, source: { text: string; plainText: string }): boolean =>
  [source.text, source.plainText].some((text) => withSingleSpaces(text).includes(withSingleSpaces(quote)));

export const toTopicSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'topic';

const CODE_LENGTH = 8;

/** The short name of a topic in addresses, derived from its id. */
export const toTopicCode = (id: string): string =>
  BigInt(`0x${createHash('sha256').update(id.toLowerCase()).digest('hex')}`)
    .toString(36)
    .slice(-CODE_LENGTH);
