import { html, type Html } from '../../../platform/pages/html.js';
import { findLastChange, type Feed, type FeedEntry } from './feed.js';
import { toXmlDocument } from './xml.js';

/** Atom requires a date, even for an empty feed. */
const EPOCH = new Date(0).toISOString();

const toEntry = (entry: FeedEntry): Html =>
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
      ${feed.entries.map(toEntry)}</feed
    >`,
  );
