import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Skeleton, Stack } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';

interface Props<T> {
  query: UseQueryOptions<T, Error, T, string[]>;
  /** What comes ("Your sessions"). */
  label: string;
  /** The shape of what comes. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows what the server has of one's own, once it is here; when it cannot be had it says so, and what is safe. */
export const OwnData = <T,>({ query, label, waiting = twoLines, children }: Props<T>) => {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) return <LoadError label={label} busy={isFetching} onTryAgain={() => void refetch()} />;
  return <Loading label={label}>{waiting}</Loading>;
};

const twoLines = (
  <Stack $gap={4}>
    <Skeleton $height="24px" />
    <Skeleton $width="200px" $height="44px" />
  </Stack>
);
