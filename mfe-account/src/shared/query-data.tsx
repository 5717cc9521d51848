import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Skeleton, Stack } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';

interface Props<T> {
  query: UseQueryOptions<T, Error, T, string[]>;
  /** The name of the data, as in "Your sessions could not be fetched". */
  label: string;
  /** The skeleton while the data loads. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, with a skeleton while it loads and an error with a retry button if it fails. */
export const QueryData = <T,>({ query, label, skeleton = twoLines, children }: Props<T>) => {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) return <LoadError label={label} busy={isFetching} onTryAgain={() => void refetch()} />;
  return <Loading label={label}>{skeleton}</Loading>;
};

const twoLines = (
  <Stack $gap={4}>
    <Skeleton $height="24px" />
    <Skeleton $width="200px" $height="44px" />
  </Stack>
);
