import { Skeleton, Stack } from '@wanderwork/ui';

/** In the place of posts that are on their way. */
export const ListComing = () => (
  <Stack $gap={3} aria-busy="true" role="status" aria-label="Loading the posts">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} $height="72px" />
    ))}
  </Stack>
);
