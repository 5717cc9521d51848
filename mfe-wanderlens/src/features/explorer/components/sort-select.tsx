import { citySorts, type CitySort } from '@wanderwork/contracts';
import { Select, VisuallyHidden, media } from '@wanderwork/ui';
import { useId } from 'react';
import styled from 'styled-components';

const sortLabels: Record<CitySort, string> = {
  irex: 'Best score first',
  name: 'Name (A–Z)',
  cost: 'Cheapest first',
  speed: 'Fastest internet first',
  population: 'Largest first',
};

interface Props {
  sort: CitySort;
  /** The label of the default order, if the query asks for an order. */
  searchLabel: string | null;
  onSort: (sort: CitySort) => void;
}

export const SortSelect = ({ sort, searchLabel, onSort }: Props) => {
  const id = useId();
  const choose = (value: string) => {
    const chosen = citySorts.find((one) => one === value);
    if (chosen) onSort(chosen);
  };
  return (
    <Root>
      <VisuallyHidden as="label" htmlFor={id}>
        {' '}
        Sort by{' '}
      </VisuallyHidden>
      <Select id={id} value={sort} onChange={(event) => choose(event.target.value)}>
        {citySorts.map((one) => (
          <option key={one} value={one}>
            {one === 'irex' && searchLabel ? searchLabel : sortLabels[one]}
          </option>
        ))}
      </Select>
    </Root>
  );
};

const Root = styled.div`
  min-width: 210px;

  ${media.belowPhone} {
    flex: 1;
    min-width: 160px;
  }
`;
