import { type PrefetchData } from '@wanderwork/platform';
import { useParams } from 'react-router-dom';
import { postQuery } from '../features/article/api/post.query';
import { Article } from '../features/article/components/article';

export const prefetch: PrefetchData = (client, { slugOrId = '' }) => {
  void client.prefetchQuery(postQuery(slugOrId));
};

const ArticlePage = () => {
  const { slugOrId = '' } = useParams();
  return <Article slugOrId={slugOrId} />;
};

export default ArticlePage;
