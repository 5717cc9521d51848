import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, Skeleton, Stack } from '@wanderwork/ui';
import { Unfetched } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type ListQuery } from '../api/lists.query';

interface Props<Row> {
  query: ListQuery<Row>;
  /** What comes, for screen readers ("Accounts"). */
  label: string;
  /** Why there may be none. */
  empty: string;
  /** One list of several on its page: that there is none is good news and takes one line. */
  brief?: boolean;
  children: (rows: Row[]) => ReactNode;
}

/** A list in each of its states: coming, failed, empty, there, and with more to come. */
export const OpenList = <Row,>({ query, label, empty, brief = false, children }: Props<Row>) => {
  const { data, isError, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, ...list } =
    useInfiniteQuery(query);
  const rows = data?.pages.flatMap((page) => page.items);
  if (!rows && isError)
    return <Unfetched label={label} busy={isFetching} onTryAgain={() => void list.refetch()} />;
  if (!rows) return <Coming label={label} />;
  const more = () => void list.fetchNextPage();
  return (
    <div aria-busy={isFetching}>
      <Faded $old={isPlaceholderData}>
        {rows.length > 0 && children(rows)}
        {rows.length === 0 && (brief ? <p>{empty}</p> : <EmptyState title="None">{empty}</EmptyState>)}
      </Faded>
      {hasNextPage && (
        <More>
          {isError ? (
            <Unfetched label={`More of ${label.toLowerCase()}`} busy={isFetchingNextPage} onTryAgain={more} />
          ) : (
            <Button busy={isFetchingNextPage} busyLabel="Loading..." onClick={more}>
              Show more
            </Button>
          )}
        </More>
      )}
    </div>
  );
};

const Coming = ({ label }: { label: string }) => (
  <Stack $gap={3} aria-busy="true" role="status" aria-label={`Loading: ${label}`}>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} $height="56px" />
    ))}
  </Stack>
);

const Faded = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;

const More = styled.div`
  margin-top: var(--s4);
`;
