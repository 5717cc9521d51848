import { Button, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import { Coming } from './coming';
import { Unfetched } from './unfetched';

/** What a list that comes page by page tells of itself; an infinite query of react-query is one. */
interface Growing<Item> {
  data: { pages: { items: Item[] }[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props<Item> {
  list: Growing<Item>;
  /** What is listed ("The imports"). */
  label: string;
  children: (items: Item[]) => ReactNode;
}

/** A list that grows by its button, in each of its states. */
export const GrowingList = <Item,>({ list, label, children }: Props<Item>) => {
  if (!list.data && list.isError) return <Unfetched label={label} onTryAgain={() => void list.refetch()} />;
  if (!list.data) return <Coming label={label} />;
  const more = () => void list.fetchNextPage();
  return (
    <Stack $gap={4}>
      {children(list.data.pages.flatMap(({ items }) => items))}
      {list.isError && list.hasNextPage && (
        <Unfetched
          label={`More of ${label.toLowerCase()}`}
          busy={list.isFetchingNextPage}
          onTryAgain={more}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <div>
          <Button busy={list.isFetchingNextPage} busyLabel="Loading..." onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
};
