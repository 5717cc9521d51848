import { Button, Stack } from '@wanderwork/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LoadError } from './load-error';

/** What a list tells of what is still to come; an infinite query of react-query is one. */
export interface LoadMoreList {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Of a list that is there already and only shows a part. */
export const localList = (rest: number, show: () => void): LoadMoreList => ({
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
  /** What the button says. */
  words?: string;
  /** The rows, as a table or a list. */
  children: ReactNode;
}

/** A list and the button by which it grows. */
export const LoadMore = ({ list, label, count, words = 'Show more', children }: Props) => {
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
              {words}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
};

const lowercaseFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * Who asked for more and still waits for it reads on at the first that came; where nothing came, at what asks again. The
 * button goes with the last page, and the keyboard's place on the page would go with it.
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

/** What stands in a browser's hands alone (nothing has the focus) is where its reader was. */
const isElsewhere = (footer: Element | null): boolean => {
  const { activeElement: at } = document;
  return at !== null && at !== document.body && !footer?.contains(at);
};

const ROW = 'tbody > tr, [role="list"] > *';

/** The rows of the list itself, without those of lists within them. */
const findRows = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ROW)].filter((row) => {
    const around = row.parentElement!.closest(ROW);
    return around === null || !list.contains(around);
  });

const focusRow = (row: HTMLElement) => {
  row.tabIndex = -1;
  row.focus();
};
