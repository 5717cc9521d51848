import { Button, Small } from '@wanderwork/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { type Result } from './use-result';

type Growth = Pick<Result, 'hasMore' | 'loadingMore' | 'moreFailed' | 'more'>;

interface ListProps {
  /** The number of cities shown. */
  drawn: number;
  /** The element whose children are the cities. */
  list: RefObject<HTMLElement | null>;
}

/** Loads more cities. The focus moves to the first new city, unless it was moved elsewhere in the meantime. */
const MoreCities = ({ result, ...list }: ListProps & { result: Growth }) => {
  // A result is a new object at each render; these of its fields rarely change.
  const { hasMore, loadingMore, moreFailed, more } = result;
  return <LoadMore {...{ hasMore, loadingMore, moreFailed, more }} {...list} />;
};

const LoadMore = memo(({ hasMore, loadingMore, moreFailed, more, drawn, list }: ListProps & Growth) => {
  const place = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || drawn <= first) return;
    shownBefore.current = null;
    if (isWaiting(place.current)) list.current?.children[first]?.querySelector('a')?.focus();
  }, [drawn, list]);

  if (!hasMore) return null;
  const showMore = () => {
    shownBefore.current = drawn;
    more();
  };
  return (
    <Place ref={place}>
      {moreFailed && <Small role="alert">We couldn’t load more cities. The ones above stay here.</Small>}
      <Button onClick={showMore} busy={loadingMore} busyLabel="Loading...">
        {moreFailed ? 'Try Again' : 'Show more'}
      </Button>
    </Place>
  );
});
LoadMore.displayName = 'LoadMore';

/** With the last page the button disappears, and the focus falls back to the body. */
const isWaiting = (place: Element | null): boolean => {
  const { activeElement: at } = document;
  return at === null || at === document.body || (place?.contains(at) ?? false);
};

const Place = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: center;
  margin-top: var(--s6);
`;

export default MoreCities;
