import { useQuery } from '@tanstack/react-query';
import { paths, storedPostLists, type PostCard } from '@wanderwork/contracts';
import { cacheTimes, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { Article } from '../features/article/components/article';
import {
  ArticleLoadError,
  ArticleNotFound,
  ArticleSkeleton,
} from '../features/article/components/article-states';
import { isPostCard } from '../shared/is-post-card';

/** `/blog-post` shows the newest article. */
const LatestArticlePage = () => {
  // The newest post of a stored list may have been unpublished since.
  const { data: posts, error, refetch } = useQuery({ ...postsQuery, refetchOnMount: 'always' });
  const newest = posts?.[0];

  if (newest) return <Article slugOrId={newest.slug} />;
  if (error) return <ArticleLoadError onTryAgain={() => void refetch()} />;
  return posts ? <ArticleNotFound /> : <ArticleSkeleton />;
};

export default LatestArticlePage;

/** All posts as cards, newest first; stored in the browser for half an hour. */
const postsQuery = createStoredQuery({
  queryKey: storedPostLists.cards,
  queryFn: ({ signal }) => http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card' }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.blogPosts,
});
