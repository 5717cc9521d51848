import { postFeeds, type PostFeedFile } from '@wanderwork/contracts';
import { type Html, html } from '../pages/html.js';
import { findLastChange, type Feed, type FeedEntry } from './feed.js';

/** Characters that XML 1.0 does not allow, even escaped. One of them would make the whole feed invalid. */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const toXmlDocument = (content: Html): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${content.toString().replace(INVALID_CHARACTERS, '')}\n`;

const toRfc822Date = (iso: string) => new Date(iso).toUTCString();

const toRssItem = (entry: FeedEntry): Html => html`<item>
<title>${entry.title}</title>
<link>${entry.url}</link>
<guid isPermaLink="false">${entry.id}</guid>
<pubDate>${toRfc822Date(entry.publishedAt)}</pubDate>
<dc:creator>${entry.author}</dc:creator>
${[entry.category, ...entry.tags].map((name) => name !== null && html`<category>${name}</category>`)}
<description>${entry.summary}</description>
<content:encoded>${entry.html}</content:encoded>
</item>
`;

/** RSS 2.0 with full texts. */
export const toRss = (feed: Feed): string => {
  const lastChange = findLastChange(feed);
  return toXmlDocument(html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${feed.title}</title>
<link>${feed.home}</link>
<description>${feed.description}</description>
<language>en</language>
<atom:link rel="self" type="application/rss+xml" href="${feed.self}"/>
${lastChange !== null && html`<lastBuildDate>${toRfc822Date(lastChange)}</lastBuildDate>`}
${feed.entries.map(toRssItem)}</channel>
</rss>`);
};

/** Atom requires a date, even for an empty feed. */
const EPOCH = new Date(0).toISOString();

const toAtomEntry = (entry: FeedEntry): Html =>
  html`<entry>
    <title>${entry.title}</title>
    <id>${entry.id}</id>
    <link rel="alternate" type="text/html" href="${entry.url}" />
    <published>${entry.publishedAt}</published>
    <updated>${entry.updatedAt}</updated>
    <author><name>${entry.author}</name></author>
    ${[entry.category, ...entry.tags].map((name) => name !== null && html`<category term="${name}" />`)}
    <summary>${entry.summary}</summary>
    <content type="html">${entry.html}</content>
  </entry> `;

/** Atom (RFC 4287) with full texts. */
export const toAtom = (feed: Feed): string =>
  toXmlDocument(
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <title>${feed.title}</title>
      <subtitle>${feed.description}</subtitle>
      <id>${feed.self}</id>
      <link rel="self" type="application/atom+xml" href="${feed.self}" />
      <link rel="alternate" type="text/html" href="${feed.home}" />
      <updated>${findLastChange(feed) ?? EPOCH}</updated>
      ${feed.entries.map(toAtomEntry)}</feed
    >`,
  );

const toJsonItem = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  ...(entry.picture !== null && { image: entry.picture }),
  date_published: entry.publishedAt,
  date_modified: entry.updatedAt,
  authors: [{ name: entry.author }],
  tags: [entry.category, ...entry.tags].filter((name) => name !== null),
});

/** JSON Feed 1.1 with full texts. */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: 'en',
    home_page_url: feed.home,
    feed_url: feed.self,
    items: feed.entries.map(toJsonItem),
  });

const writers: Record<PostFeedFile, (feed: Feed) => string> = {
  'rss.xml': toRss,
  'atom.xml': toAtom,
  'feed.json': toJsonFeed,
};

/** The format of a feed by its file name; null for any other name. */
export const findFeedFormat = (file: string) => {
  const format = postFeeds.find((one) => one.file === file);
  return format ? { ...format, type: `${format.type}; charset=utf-8`, write: writers[format.file] } : null;
};
