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
  const { rows, foot, ask } = useReadOn(count, failed && !busy);
  const more = () => {
    ask();
    fetchNextPage();
  };
  return (
    <Stack $gap={4}>
      <div ref={rows}>{children}</div>
      {hasNextPage && (
        <div ref={foot}>
          {failed ? (
            <LoadError label={`More of ${inSentence(label)}`} busy={busy} onTryAgain={more} />
          ) : (
            <Button busy={busy} busyLabel="Loading..." onClick={more}>
              {words}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
};

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * Who asked for more and still waits for it reads on at the first that came; where nothing came, at what asks again. The
 * button goes with the last page, and the keyboard's place on the page would go with it.
 */
const useReadOn = (count: number, failed: boolean) => {
  const rows = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const had = before.current;
    if (had === null || (count <= had && !failed)) return;
    before.current = null;
    if (isElsewhere(foot.current)) return;
    if (count > had) read(rowsIn(rows.current!)[had] ?? rows.current!);
    else foot.current?.querySelector('button')?.focus();
  }, [count, failed]);
  return { rows, foot, ask: () => (before.current = count) };
};

/** What stands in a browser's hands alone (nothing has the focus) is where its reader was. */
const isElsewhere = (foot: Element | null): boolean => {
  const { activeElement: at } = document;
  return at !== null && at !== document.body && !foot?.contains(at);
};

const ROW = 'tbody > tr, [role="list"] > *';

/** The rows of the list itself, without those of lists within them. */
const rowsIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ROW)].filter((row) => {
    const around = row.parentElement!.closest(ROW);
    return around === null || !list.contains(around);
  });

const read = (row: HTMLElement) => {
  row.tabIndex = -1;
  row.focus();
};
