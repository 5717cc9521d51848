import { useQuery } from '@tanstack/react-query';
import { getExcerpt, paths } from '@wanderwork/contracts';
import { HttpError, PageHead } from '@wanderwork/platform';
import { postQuery } from '../api/post.query';
import { ArticleLoadError, ArticleNotFound, ArticleSkeleton } from './article-states';
import { ArticleView } from './article-view';

/** An article by slug or id, with its loading and error states. */
export const Article = ({ slugOrId }: { slugOrId: string }) => {
  const { data: post, error, refetch } = useQuery(postQuery(slugOrId));

  if (post) {
    return (
      <>
        <PageHead title={post.title} description={getExcerpt(post)} canonical={paths.web.post(post.slug)} />
        <ArticleView key={post.id} post={post} slugOrId={slugOrId} />
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404) return <ArticleNotFound slugOrId={slugOrId} />;
  if (error) return <ArticleLoadError onTryAgain={() => void refetch()} />;
  return <ArticleSkeleton />;
};
