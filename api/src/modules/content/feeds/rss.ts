import { html, type Html } from '../../../platform/pages/html.js';
import { findLastChange, type Feed, type FeedEntry } from './feed.js';
import { toXmlDocument } from './xml.js';

const toRfc822Date = (iso: string) => new Date(iso).toUTCString();

const toItem = (entry: FeedEntry): Html => html`<item>
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
${feed.entries.map(toItem)}</channel>
</rss>`);
};
