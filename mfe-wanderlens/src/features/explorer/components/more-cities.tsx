import { Button } from '@wanderwork/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { type Result } from './use-result';

interface Props extends Pick<Result, 'hasMore' | 'loadingMore' | 'more'> {
  /** How many of them stand there. */
  drawn: number;
  /** The element whose children are the cities. */
  list: RefObject<HTMLElement | null>;
}

/** The way to more cities. After it the focus goes to the first one that came. */
export const MoreCities = memo(({ hasMore, loadingMore, more, drawn, list }: Props) => {
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || drawn <= first) return;
    shownBefore.current = null;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [drawn, list]);

  if (!hasMore) return null;
  const showMore = () => {
    shownBefore.current = drawn;
    more();
  };
  return (
    <Place>
      <Button onClick={showMore} busy={loadingMore} busyLabel="Fetching...">
        Show more
      </Button>
    </Place>
  );
});
MoreCities.displayName = 'MoreCities';

const Place = styled.p`
  display: grid;
  justify-content: center;
  margin-top: var(--s6);
`;
