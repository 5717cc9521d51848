import { type CitySort } from '@wanderwork/contracts';
import { Select, VisuallyHidden, media } from '@wanderwork/ui';
import { useId } from 'react';
import styled from 'styled-components';

/** In the order of the menu. */
export const sortLabels: Record<CitySort, string> = {
  now: 'Good now',
  irex: 'Best score',
  name: 'Name (A–Z)',
  cost: 'Cheapest first',
  speed: 'Fastest internet first',
  population: 'Largest first',
};

const sorts = Object.keys(sortLabels) as CitySort[];

interface Props {
  sort: CitySort;
  /** The label of a search's own order; null without a search. */
  searchLabel: string | null;
  onSort: (sort: CitySort) => void;
}

export const SortSelect = ({ sort, searchLabel, onSort }: Props) => {
  const id = useId();
  const choose = (value: string) => {
    const chosen = sorts.find((one) => one === value);
    if (chosen) onSort(chosen);
  };
  return (
    <Root>
      <VisuallyHidden as="label" htmlFor={id}>
        {' '}
        Sort by{' '}
      </VisuallyHidden>
      <Select id={id} value={sort} onChange={(event) => choose(event.target.value)}>
        {sorts.map((one) => (
          <option key={one} value={one}>
            {one === 'irex' && searchLabel ? searchLabel : sortLabels[one]}
          </option>
        ))}
      </Select>
    </Root>
  );
};

const Root = styled.div`
  width: 190px;

  ${media.belowDesktop} {
    flex: 1 1 150px;
    width: auto;
    min-width: 150px;
  }
`;
