import { type CitySort } from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useFavouritesOfList } from '../../../shared/favourites/use-favourites';
import { CityRow } from './city-row';
import MoreCities from './more-cities';
import { SortHead } from './sort-head';
import { usePlacesInSight } from './use-places-in-sight';
import { type Result } from './use-result';

interface Props {
  result: Result;
  sort: CitySort | null;
  onSort: (sort: CitySort) => void;
}

/** The result as a table. Sortable columns have a button. */
const CityTable = ({ result, sort, onSort }: Props) => {
  const { order } = result;
  const rows = useRef<HTMLTableSectionElement>(null);
  const places = usePlacesInSight(result, rows);
  const { saved, setSaved } = useFavouritesOfList();
  const head = { sort, onSort, fixed: order !== null };
  return (
    <>
      <TableFrame>
        <Table caption="Cities and their figures">
          <thead>
            <tr>
              <SortHead by="name" {...head}>
                City
              </SortHead>
              {order && <th data-number>Yours</th>}
              <SortHead by="irex" number {...head}>
                IREX
              </SortHead>
              <th>Likely range</th>
              <SortHead by="cost" number {...head}>
                {' '}
                Monthly cost{' '}
              </SortHead>
              <SortHead by="speed" number {...head}>
                Mbps
              </SortHead>
              <th>Safety</th>
              <SortHead by="population" number {...head}>
                {' '}
                Population{' '}
              </SortHead>
              <th>Save</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {places.map((place, at) => (
              <CityRow
                key={at}
                {...place}
                hasOwnOrder={order !== null}
                saved={saved.has(place.city.slug)}
                onSave={setSaved}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <MoreCities result={result} drawn={places.length} list={rows} />
    </>
  );
};

/** City names stay visible while the figures scroll sideways. */
const TableFrame = styled.div`
  tbody td {
    vertical-align: middle;
    white-space: nowrap;
  }

  tbody th,
  thead th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--sheet);
  }

  thead th:first-child {
    z-index: 2;
    background: var(--water);
  }

  tbody tr:hover th {
    background: var(--water);
  }

  tbody th {
    min-width: 8.5rem;
    overflow-wrap: anywhere;

    a {
      text-decoration: none;
    }

    a:hover {
      text-decoration: underline;
    }
  }

  @media (max-width: 599px) {
    th,
    td {
      padding-inline: 10px;
    }
  }
`;

export default CityTable;
