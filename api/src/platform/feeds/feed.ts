/** An entry of a feed. All URLs are absolute, because feed readers show it outside this site. */
export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  picture: string | null;
  category: string | null;
  tags: readonly string[];
  author: string;
  /** ISO dates. */
  publishedAt: string;
  updatedAt: string;
}

export interface Feed {
  title: string;
  description: string;
  /** URLs of the page and of the feed itself. */
  home: string;
  self: string;
  entries: readonly FeedEntry[];
}

/** Makes the links and sources of rendered HTML absolute. */
export const toAbsoluteLinks = (markup: string, publicUrl: string, page: string): string =>
  markup.replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`).replace(/ href="#/g, ` href="${page}#`);

/** The latest `updatedAt` of the feed; null if it is empty. */
export const findLastChange = ({ entries }: Feed): string | null =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? null;
