import { Button } from '@wanderwork/ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { type Result } from './use-result';

interface Props {
  result: Result;
  /** The element whose children are the cities. */
  list: RefObject<HTMLElement | null>;
}

/** The way to more cities. After it the focus goes to the first one that came. */
export const MoreCities = ({ result: { cities, hasMore, loadingMore, more }, list }: Props) => {
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || cities.length <= first) return;
    shownBefore.current = null;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [cities.length, list]);

  if (!hasMore) return null;
  const showMore = () => {
    shownBefore.current = cities.length;
    more();
  };
  return (
    <Place>
      <Button onClick={showMore} busy={loadingMore} busyLabel="Fetching...">
        Show more
      </Button>
    </Place>
  );
};

const Place = styled.p`
  display: grid;
  justify-content: center;
  margin-top: var(--s6);
`;
