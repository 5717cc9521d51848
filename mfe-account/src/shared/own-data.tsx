import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { ErrorCard, Skeleton, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props<T> {
  query: UseQueryOptions<T, Error, T, string[]>;
  /** What comes, for screen readers ("Your sessions"). */
  label: string;
  children: (data: T) => ReactNode;
}

/** Shows what the server has of one's own, once it is here; when it cannot be had it says so, and what is safe. */
export const OwnData = <T,>({ query, label, children }: Props<T>) => {
  const { data, error, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorCard onTryAgain={() => void refetch()}>
        {label} could not be fetched. Nothing of yours is lost or changed.
      </ErrorCard>
    );
  return (
    <Stack $gap={4} aria-busy="true" role="status" aria-label={`Loading: ${label}`}>
      <Skeleton $height="46px" />
      <Skeleton $height="46px" />
      <Skeleton $width="60%" $height="46px" />
    </Stack>
  );
};
