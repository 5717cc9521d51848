import { type LibraryPost } from '@wanderwork/contracts';
import { Grid } from '@wanderwork/ui';
import { PostSkeleton } from '../../../shared/post-skeleton';
import { PostSummary } from '../../../shared/post-summary';
import { FoundWords } from './found-words';

const PLACEHOLDERS = 3;
const FIRST_VIEW = 3;

interface Props {
  posts: LibraryPost[];
  /** Below an article that stands first: then none of these is in the first view. */
  whole: boolean;
}

export const PostGrid = ({ posts, whole }: Props) => (
  <Grid as="ul" role="list">
    {posts.map((post, index) => (
      <li key={post.id}>
        <PostSummary
          post={post}
          heading="h2"
          eager={!whole && index < FIRST_VIEW}
          title={post.found && <FoundWords parts={post.found.title} />}
          words={post.found && <FoundWords parts={post.found.passage} />}
        />
      </li>
    ))}
  </Grid>
);

export const LibraryPlaceholders = () => (
  <Grid aria-busy="true">
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Grid>
);
