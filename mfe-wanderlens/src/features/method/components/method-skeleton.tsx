import { Skeleton, Stack } from '@wanderwork/ui';
import { ReadingColumns } from '@wanderwork/ui/reading';

/** Reserves the space of the text. */
export const MethodSkeleton = () => (
  <ReadingColumns $start aria-busy>
    <Skeleton $height="320px" />
    <Stack $gap={5}>
      <Skeleton $height="2.4em" />
      <Skeleton $height="220px" />
      <Skeleton $height="60dvh" />
    </Stack>
  </ReadingColumns>
);
