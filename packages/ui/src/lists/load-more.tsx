import { Button, Stack } from '@wanderwork/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LoadError } from './load-error';

/** The paging state of a list; an infinite query of react-query fits. */
export interface LoadMoreList {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** For a list that is already loaded and shows only a part. */
export const createLocalList = (rest: number, show: () => void): LoadMoreList => ({
  hasNextPage: rest > 0,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  fetchNextPage: show,
});

interface Props {
  list: LoadMoreList;
  /** What is listed ("The imports"). */
  label: string;
  /** How many are shown. */
  count: number;
  /** The button's label. */
  buttonLabel?: string;
  /** The rows, as a table or a list. */
  children: ReactNode;
}

/** A list with a button that loads more. */
export const LoadMore = ({ list, label, count, buttonLabel = 'Show more', children }: Props) => {
  const { hasNextPage, isFetchNextPageError: failed, isFetchingNextPage: busy, fetchNextPage } = list;
  const { rows, footer, rememberCount } = useFocusNewRows(count, failed && !busy);
  const loadMore = () => {
    rememberCount();
    fetchNextPage();
  };
  return (
    <Stack $gap={4}>
      <div ref={rows}>{children}</div>
      {hasNextPage && (
        <div ref={footer}>
          {failed ? (
            <LoadError label={`More of ${lowercaseFirst(label)}`} busy={busy} onTryAgain={loadMore} />
          ) : (
            <Button busy={busy} busyLabel="Loading..." onClick={loadMore}>
              {buttonLabel}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
};

const lowercaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * After someone asks for more, moves the focus to the first new row, or to the retry button if loading failed. The
 * button disappears with the last page, and the keyboard position would be lost with it.
 */
const useFocusNewRows = (count: number, failed: boolean) => {
  const rows = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const countBefore = before.current;
    if (countBefore === null || (count <= countBefore && !failed)) return;
    before.current = null;
    if (isElsewhere(footer.current)) return;
    if (count > countBefore) focusRow(findRows(rows.current!)[countBefore] ?? rows.current!);
    else footer.current?.querySelector('button')?.focus();
  }, [count, failed]);
  return { rows, footer, rememberCount: () => (before.current = count) };
};

/** Whether the reader has moved on: the focus is on an element outside the footer. */
const isElsewhere = (footer: Element | null): boolean => {
  const { activeElement: at } = document;
  return at !== null && at !== document.body && !footer?.contains(at);
};

const ROW = 'tbody > tr, [role="list"] > *';

/** The rows of the list itself, without those of nested lists. */
const findRows = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ROW)].filter((row) => {
    const around = row.parentElement!.closest(ROW);
    return around === null || !list.contains(around);
  });

const focusRow = (row: HTMLElement) => {
  row.tabIndex = -1;
  row.focus();
};
