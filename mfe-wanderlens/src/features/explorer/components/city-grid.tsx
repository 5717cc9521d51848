import { type CitySummary } from '@wanderwork/contracts';
import { Button, Grid } from '@wanderwork/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CityCard } from '../../../shared/city-card';
import { type OwnOrder } from '../../../shared/own-order';

const FIRST_VIEW = 3;

interface Props {
  cities: CitySummary[];
  /** The reader's own scores, where they order the list. */
  order: OwnOrder | null;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** The cards, and a way to more of them. After "Show more" the focus goes to the first card that came. */
export const CityGrid = ({ cities, order, hasMore, loadingMore, onMore }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || cities.length <= first) return;
    shownBefore.current = null;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [cities.length]);

  const showMore = () => {
    shownBefore.current = cities.length;
    onMore();
  };

  return (
    <>
      <Grid as="ul" role="list" $min={280} ref={list}>
        {cities.map((city, index) => (
          <li key={city.slug}>
            <CityCard city={city} eager={index < FIRST_VIEW} own={order?.get(city.slug)} />
          </li>
        ))}
      </Grid>
      {hasMore && (
        <More>
          <Button onClick={showMore} busy={loadingMore} busyLabel="Fetching...">
            Show more
          </Button>
        </More>
      )}
    </>
  );
};

const More = styled.p`
  display: grid;
  justify-content: center;
  margin-top: var(--s6);
`;
