import { type CitySort } from '@wanderwork/contracts';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** Names and costs sort ascending, all else descending. */
const ascendingSorts: ReadonlySet<CitySort> = new Set(['name', 'cost']);

interface Props {
  by: CitySort;
  /** The current sort column. */
  sort: CitySort | null;
  onSort: (sort: CitySort) => void;
  /** Another order is active, so the column cannot be sorted. */
  fixed: boolean;
  number?: boolean;
  children: ReactNode;
}

/** A column header that sorts the table. */
export const SortHead = ({ by, sort, onSort, fixed, number, children }: Props) => {
  const isSorted = sort === by;
  const direction = ascendingSorts.has(by) ? 'ascending' : 'descending';
  return (
    <th scope="col" data-number={number} aria-sort={isSorted ? direction : undefined}>
      {fixed ? (
        children
      ) : (
        <Sorting type="button" onClick={() => onSort(by)}>
          {children}
          <Arrow aria-hidden viewBox="0 0 10 10" $shown={isSorted}>
            <path d={direction === 'ascending' ? 'M5 9V1M2 4l3-3 3 3' : 'M5 1v8M2 6l3 3 3-3'} />
          </Arrow>
        </Sorting>
      )}
    </th>
  );
};

const Sorting = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const Arrow = styled.svg<{ $shown: boolean }>`
  width: 10px;
  height: 10px;
  fill: none;
  stroke: var(--red);
  stroke-width: 1.6;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
