import { EmptyState } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Loading } from './loading';
import { LoadMore, type LoadMoreList } from './load-more';
import { LoadError } from './load-error';

/** The state of a paged list; an infinite query of react-query fits. */
interface PagedList<Item> extends LoadMoreList {
  data: { pages: { items: Item[] }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  /** The current data belongs to the previous query; the new data is loading. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props<Item> {
  list: PagedList<Item>;
  /** What is listed ("The imports"). */
  label: string;
  /** Why there may be none. */
  empty: string;
  /** For one list of several on a page: an empty list takes one line. */
  brief?: boolean;
  children: (items: Item[]) => ReactNode;
}

/**
 * A table that loads more with a button, in each of its states: loading, failed, empty, loaded, with more to load.
 */
export const LoadMoreTable = <Item,>({ list, label, empty, brief = false, children }: Props<Item>) => {
  const { data, isError, isFetching } = list;
  if (!data && isError)
    return <LoadError label={label} busy={isFetching} onTryAgain={() => void list.refetch()} />;
  if (!data) return <Loading label={label} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <LoadMore list={list} label={label} count={items.length}>
      <Faded $old={list.isPlaceholderData} aria-busy={isFetching}>
        {items.length > 0 ? children(items) : <Empty brief={brief}>{empty}</Empty>}
      </Faded>
    </LoadMore>
  );
};

const Empty = ({ brief, children }: { brief: boolean; children: string }) =>
  brief ? <p>{children}</p> : <EmptyState title="None">{children}</EmptyState>;

const Faded = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;
