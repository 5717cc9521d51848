import {
  paths,
  toPostCategorySlug,
  postFeeds,
  type PostCategory,
  getExcerpt,
  type PostDetail,
} from '@wanderwork/contracts';
import type { PageFeed } from '../../../platform/pages/page-heads.js';
import { toAbsoluteLinks, type FeedEntry } from '../../../platform/feeds/feed.js';
import { html } from '../../../platform/pages/html.js';

const toLinks = (category: PostCategory | null): PageFeed[] =>
  postFeeds.map(({ file, type, name }) => ({
    type,
    path: paths.web.postFeed(file, category === null ? undefined : toPostCategorySlug(category)),
    title: `${getFeedTitle(category)} (${name})`,
  }));

/** Feed links for a page's head: all posts, and the category of the page's post. */
export const getFeedLinks = (category: PostCategory | null = null): PageFeed[] =>
  category === null ? toLinks(null) : [...toLinks(null), ...toLinks(category)];

interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
}

/** Longer texts are replaced by their summary, so that the feed stays small enough to open. */
const MAX_HTML_LENGTH = 200_000;

const toContent = (post: PostDetail, publicUrl: string, url: string): string => {
  if (post.html.length <= MAX_HTML_LENGTH) return toAbsoluteLinks(post.html, publicUrl, url);
  return html`<p>${getExcerpt(post)}</p>
    <p><a href="${url}">Read the whole article</a></p>`.toString();
};

export const toFeedEntry = (post: PostDetail, { publicUrl }: Site): FeedEntry => {
  const url = publicUrl + paths.web.post(post.slug);
  return {
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: getExcerpt(post),
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
