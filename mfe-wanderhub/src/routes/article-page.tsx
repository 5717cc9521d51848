import { useParams } from 'react-router-dom';
import { Article } from '../features/article/components/article';

const ArticlePage = () => {
  const { slugOrId = '' } = useParams();
  return <Article slugOrId={slugOrId} />;
};

export default ArticlePage;
