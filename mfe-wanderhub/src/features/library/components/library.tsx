import { useQuery } from '@tanstack/react-query';
import { type PostCard, type PostCategory } from '@wanderwork/contracts';
import { Button, EmptyState, ErrorCard, Grid, Stack, VisuallyHidden } from '@wanderwork/ui';
import { useSearchParams } from 'react-router-dom';
import { PostSkeleton } from '../../../shared/post-skeleton';
import { PostSummary } from '../../../shared/post-summary';
import { postsQuery } from '../../../shared/posts.query';
import { categorySlug, inCategory, readCategory } from '../model/category-filter';
import { CategoryChips } from './category-chips';

const PLACEHOLDERS = 3;
const FIRST_VIEW = 3;

/** All posts, or those of one category, which stands in the address. */
export const Library = () => {
  const [params, setParams] = useSearchParams();
  const { data: posts, error, refetch } = useQuery(postsQuery);
  const category = readCategory(params);
  const choose = (next: PostCategory | null) =>
    setParams(next === null ? {} : { category: categorySlug(next) }, { preventScrollReset: true });

  if (error && !posts) return <Failed onTryAgain={() => void refetch()} />;
  return (
    <Stack $gap={5}>
      <CategoryChips chosen={category} onChoose={choose} />
      {posts ? (
        <Posts posts={inCategory(posts, category)} onShowAll={() => choose(null)} />
      ) : (
        <Placeholders />
      )}
    </Stack>
  );
};

const Posts = ({ posts, onShowAll }: { posts: PostCard[]; onShowAll: () => void }) => (
  <>
    <VisuallyHidden as="p" role="status">
      {posts.length === 1 ? '1 guide' : `${posts.length} guides`}
    </VisuallyHidden>
    {posts.length === 0 ? (
      <EmptyState action={<Button onClick={onShowAll}>Show all guides</Button>}>
        <p>No guide of this kind is written yet.</p>
      </EmptyState>
    ) : (
      <Grid as="ul" role="list">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostSummary post={post} heading="h2" eager={index < FIRST_VIEW} />
          </li>
        ))}
      </Grid>
    )}
  </>
);

const Placeholders = () => (
  <Grid aria-busy="true">
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Grid>
);

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>Nothing of yours is lost. The guides could not be fetched.</ErrorCard>
);
