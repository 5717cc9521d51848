import { createFeatureApp, lazyRetry } from '@wanderwork/platform';

const LibraryPage = lazyRetry(() => import('./routes/library-page'));
const ArticlePage = lazyRetry(() => import('./routes/article-page'));
const AuthorPage = lazyRetry(() => import('./routes/author-page'));
const LatestArticlePage = lazyRetry(() => import('./routes/latest-article-page'));
const ToolsPage = lazyRetry(() => import('./routes/tools-page'));
const BudgetPage = lazyRetry(() => import('./routes/budget-page'));
const CompareCostPage = lazyRetry(() => import('./routes/compare-cost-page'));
const SchengenPage = lazyRetry(() => import('./routes/schengen-page'));
const TaxDaysPage = lazyRetry(() => import('./routes/tax-days-page'));
const TeamHoursPage = lazyRetry(() => import('./routes/team-hours-page'));
const PackingPage = lazyRetry(() => import('./routes/packing-page'));
const ConnectPage = lazyRetry(() => import('./routes/connect-page'));

export default createFeatureApp({
  '/wanderhub': LibraryPage,
  '/wanderhub/blog/:slugOrId': ArticlePage,
  '/wanderhub/authors/:author': AuthorPage,
  '/blog-post': LatestArticlePage,
  '/blog-post/:slugOrId': ArticlePage,
  '/wanderhub/tools': ToolsPage,
  '/wanderhub/tools/budget': BudgetPage,
  '/wanderhub/tools/compare-cost': CompareCostPage,
  '/wanderhub/tools/schengen': SchengenPage,
  '/wanderhub/tools/tax-days': TaxDaysPage,
  '/wanderhub/tools/team-hours': TeamHoursPage,
  '/wanderhub/tools/packing': PackingPage,
  '/connect': ConnectPage,
});
