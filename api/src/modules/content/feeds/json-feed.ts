import type { Feed, FeedEntry } from './feed.js';

const toItem = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  image: entry.picture,
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
    items: feed.entries.map(toItem),
  });
