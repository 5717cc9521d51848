import { featureApp, lazyRetry } from '@wanderwork/platform';

const LibraryPage = lazyRetry(() => import('./routes/library-page'));
const ArticlePage = lazyRetry(() => import('./routes/article-page'));
const LatestArticlePage = lazyRetry(() => import('./routes/latest-article-page'));
const ConnectPage = lazyRetry(() => import('./routes/connect-page'));

export default featureApp({
  '/wanderhub': LibraryPage,
  '/wanderhub/blog/:slugOrId': ArticlePage,
  '/blog-post': LatestArticlePage,
  '/blog-post/:slugOrId': ArticlePage,
  '/connect': ConnectPage,
});
