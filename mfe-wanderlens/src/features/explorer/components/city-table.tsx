import { paths, type CitySort, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, DataMark, Table } from '@wanderwork/ui';
import { likelyWords } from '@wanderwork/ui/charts';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { SaveFlag } from '../../../shared/favourites/save-button';
import { formatCount, formatMoney, NO_FIGURE } from '../../../shared/format';
import { type OwnScore } from '../../../shared/own-order';
import { MoreCities } from './more-cities';
import { RangeRuler } from '../../../shared/range-ruler';
import { SortHead } from './sort-head';
import { usePlacesInSight } from './use-places-in-sight';
import { type Result } from './use-result';

interface Props {
  result: Result;
  sort: CitySort | null;
  onSort: (sort: CitySort) => void;
}

const speed = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The result row by row, every column that can be an order with its button. */
const CityTable = ({ result, sort, onSort }: Props) => {
  const { order } = result;
  const rows = useRef<HTMLTableSectionElement>(null);
  const places = usePlacesInSight(result, rows);
  const head = { sort, onSort, fixed: order !== null };
  return (
    <>
      <Wide>
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
                A month
              </SortHead>
              <SortHead by="speed" number {...head}>
                Mbps
              </SortHead>
              <th>Safety</th>
              <SortHead by="population" number {...head}>
                People
              </SortHead>
              <th>Keep</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {places.map((place, at) => (
              <CityRow key={at} {...place} ordered={order !== null} />
            ))}
          </tbody>
        </Table>
      </Wide>
      <MoreCities result={result} drawn={places.length} list={rows} />
    </>
  );
};

interface RowProps {
  city: CitySummary;
  own: OwnScore | undefined;
  ordered: boolean;
}

const CityRow = memo(({ city, own, ordered }: RowProps) => (
  <tr>
    <th scope="row">
      <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
      <Country as="div">{city.country}</Country>
    </th>
    {ordered && <Score data-number>{own ? Math.round(own.score) : NO_FIGURE}</Score>}
    <Score data-number>{Math.round(city.irex.score)}</Score>
    <td>
      <RangeRuler irex={city.irex} label={likelyWords(city.irex)} />
    </td>
    <td data-number>
      {city.monthlyCost.value === null ? NO_FIGURE : formatMoney(city.monthlyCost.value)}{' '}
      <DataMark grade={city.monthlyCost.grade} />
    </td>
    <td data-number>
      {city.internetSpeed.value === null ? NO_FIGURE : speed.format(city.internetSpeed.value)}{' '}
      <DataMark grade={city.internetSpeed.grade} />
    </td>
    <td>
      {city.safety.value ?? NO_FIGURE} <DataMark grade={city.safety.grade} />
    </td>
    <td data-number>{city.population === null ? NO_FIGURE : formatCount(city.population)}</td>
    <td>
      <SaveFlag city={city} />
    </td>
  </tr>
));
CityRow.displayName = 'CityRow';

const Country = styled(Caption)`
  font-family: var(--sans);
`;

const Score = styled.td`
  && {
    font: 400 1.25rem/1.2 var(--serif);
  }
`;

/** The names stay in sight while the figures move beneath the thumb. */
const Wide = styled.div`
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
