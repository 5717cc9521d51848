import { type PrefetchData } from '@wanderwork/platform';
import { useParams } from 'react-router-dom';
import { authorQuery, isPossibleAuthor } from '../features/author/api/author.query';
import { Author } from '../features/author/components/author';

export const prefetch: PrefetchData = (client, { author = '' }) => {
  if (isPossibleAuthor(author)) void client.prefetchInfiniteQuery(authorQuery(author));
};

const AuthorPage = () => {
  const { author = '' } = useParams();
  return <Author key={author} name={author} />;
};

export default AuthorPage;
