import { paths, toPostCategorySlug, postFeeds, type PostCategory } from '@wanderwork/contracts';
import type { PageFeed } from '../../../platform/pages/page-heads.js';
import { getFeedTitle } from './feed.js';

const toLinks = (category: PostCategory | null): PageFeed[] =>
  postFeeds.map(({ file, type, name }) => ({
    type,
    path: paths.web.postFeed(file, category === null ? undefined : toPostCategorySlug(category)),
    title: `${getFeedTitle(category)} (${name})`,
  }));

/** Feed links for a page's head: all posts, and the category of the page's post. */
export const getFeedLinks = (category: PostCategory | null = null): PageFeed[] =>
  category === null ? toLinks(null) : [...toLinks(null), ...toLinks(category)];
