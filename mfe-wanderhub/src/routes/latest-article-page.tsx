import { useQuery } from '@tanstack/react-query';
import { Article } from '../features/article/components/article';
import {
  ArticleLoadError,
  ArticleNotFound,
  ArticleSkeleton,
} from '../features/article/components/article-states';
import { postsQuery } from '../shared/posts.query';

/** `/blog-post` shows the newest article. */
const LatestArticlePage = () => {
  const { data: posts, error, refetch } = useQuery(postsQuery);
  const newest = posts?.[0];

  if (newest) return <Article slugOrId={newest.slug} />;
  if (error) return <ArticleLoadError onTryAgain={() => void refetch()} />;
  return posts ? <ArticleNotFound /> : <ArticleSkeleton />;
};

export default LatestArticlePage;
