import { Banner, Button, Skeleton, Stack } from '@wanderwork/ui';

export const ListFailed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Banner tone="bad" role="alert" actions={<Button onClick={onTryAgain}>Try Again</Button>}>
    The posts could not be fetched. Nothing has changed.
  </Banner>
);

export const ListComing = () => (
  <Stack $gap={3} aria-busy="true" role="status" aria-label="Loading the posts">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} $height="72px" />
    ))}
  </Stack>
);
