import { html, type Html } from '../../../platform/pages/html.js';
import { changedAt, type Feed, type FeedEntry } from './feed.js';
import { xmlDocument } from './xml.js';

const day = (iso: string) => new Date(iso).toUTCString();

const item = (entry: FeedEntry): Html => html`<item>
<title>${entry.title}</title>
<link>${entry.url}</link>
<guid isPermaLink="false">${entry.id}</guid>
<pubDate>${day(entry.publishedAt)}</pubDate>
<dc:creator>${entry.author}</dc:creator>
${[entry.category, ...entry.tags].map((name) => name !== null && html`<category>${name}</category>`)}
<description>${entry.summary}</description>
<content:encoded>${entry.html}</content:encoded>
</item>
`;

/** RSS 2.0, with the whole texts. */
export const rss = (feed: Feed): string => {
  const changed = changedAt(feed);
  return xmlDocument(html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${feed.title}</title>
<link>${feed.home}</link>
<description>${feed.description}</description>
<language>en</language>
<atom:link rel="self" type="application/rss+xml" href="${feed.self}"/>
${changed !== null && html`<lastBuildDate>${day(changed)}</lastBuildDate>`}
${feed.entries.map(item)}</channel>
</rss>`);
};
