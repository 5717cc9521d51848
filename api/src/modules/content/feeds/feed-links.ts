import { paths, postCategorySlug, postFeeds, type PostCategory } from '@wanderwork/contracts';
import type { PageFeed } from '../../../platform/pages/heads.js';
import { getFeedTitle } from './feed.js';

const toLinks = (category: PostCategory | null): PageFeed[] =>
  postFeeds.map(({ file, type, name }) => ({
    type,
    path: paths.web.postFeed(file, category === null ? undefined : postCategorySlug(category)),
    title: `${getFeedTitle(category)} (${name})`,
  }));

/** How a page tells programs what they could follow: everything, and what is like the article that stands there. */
export const getFeedLinks = (category: PostCategory | null = null): PageFeed[] =>
  category === null ? toLinks(null) : [...toLinks(null), ...toLinks(category)];
