import { excerptOf, paths, type PostCategory, type PostDetail } from '@wanderwork/contracts';
import { html } from '../../../platform/pages/html.js';

/** What a feed says of a post, every address in full: a reader shows it far from this site. */
export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  picture: string;
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
  /** Of the page that it follows, and its own. */
  home: string;
  self: string;
  entries: readonly FeedEntry[];
}

interface Site {
  /** Without a closing slash. */
  publicUrl: string;
}

/** Addresses as they stand in a text lead from here; in a reader they must lead from anywhere. */
const toAbsoluteLinks = (markup: string, publicUrl: string, page: string): string =>
  markup.replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`).replace(/ href="#/g, ` href="${page}#`);

/** A longer text is told by its summary: thirty of them would make a feed that no reader opens. */
const MAX_HTML_LENGTH = 200_000;

const toContent = (post: PostDetail, publicUrl: string, url: string): string => {
  if (post.html.length <= MAX_HTML_LENGTH) return toAbsoluteLinks(post.html, publicUrl, url);
  return html`<p>${excerptOf(post)}</p>
    <p><a href="${url}">Read the whole article</a></p>`.toString();
};

export const toFeedEntry = (post: PostDetail, { publicUrl }: Site): FeedEntry => {
  const url = publicUrl + paths.web.post(post.slug);
  return {
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: excerptOf(post),
    html: toContent(post, publicUrl, url),
    picture: publicUrl + paths.api.art.sharedPost(post.slug),
    category: post.category,
    tags: post.tags,
    author: post.author,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  };
};

export const getFeedTitle = (category: PostCategory | null): string =>
  category === null ? 'WanderHub' : `WanderHub: ${category}`;

export const FEED_DESCRIPTION =
  'Guides for working from anywhere. Every guide lists its sources and when we last checked it.';

/** When anything in the feed last changed; null while it is empty. */
export const findLastChange = ({ entries }: Feed): string | null =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? null;
