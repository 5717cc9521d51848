import { type LibraryPost } from '@wanderwork/contracts';
import { Grid } from '@wanderwork/ui';
import { PostSkeleton } from '../../../shared/post-skeleton';
import { PostSummary } from '../../../shared/post-summary';
import { HighlightedText } from './highlighted-text';

const SKELETON_COUNT = 3;
const EAGER_COUNT = 3;

interface Props {
  posts: LibraryPost[];
  /** Below a featured article, no card is in the first view. */
  isBelowFeatured: boolean;
}

export const PostGrid = ({ posts, isBelowFeatured }: Props) => (
  <Grid as="ul" role="list">
    {posts.map((post, index) => (
      <li key={post.id}>
        <PostSummary
          post={post}
          heading="h2"
          eager={!isBelowFeatured && index < EAGER_COUNT}
          title={post.found && <HighlightedText parts={post.found.title} />}
          words={post.found && <HighlightedText parts={post.found.passage} />}
        />
      </li>
    ))}
  </Grid>
);

export const PostGridSkeleton = () => (
  <Grid aria-busy="true">
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Grid>
);
