import { type PrefetchData } from '@wanderwork/platform';
import { useParams } from 'react-router-dom';
import { postQuery, relatedQuery } from '../features/article/api/post.query';
import { readServedPost } from '../features/article/model/served-post';
import { Article } from '../features/article/components/article';

export const prefetch: PrefetchData = (client, { slugOrId = '' }) => {
  const served = readServedPost(slugOrId);
  // Marked as stale: the page may come from the browser's cache, so it is shown at once and refetched.
  if (served) client.setQueryData(postQuery(slugOrId).queryKey, served, { updatedAt: 0 });
  else void client.prefetchQuery(postQuery(slugOrId));
  void client.prefetchQuery(relatedQuery(slugOrId));
};

const ArticlePage = () => {
  const { slugOrId = '' } = useParams();
  return <Article slugOrId={slugOrId} />;
};

export default ArticlePage;
