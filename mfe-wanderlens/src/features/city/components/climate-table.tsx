import { type ClimateMonth } from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { monthName } from '../model/months';

const print = (value: number | null): string => (value === null ? 'No figure' : String(Math.round(value)));

/** The ribbon's figures for those who would rather read them. */
export const ClimateTable = ({ months }: { months: ClimateMonth[] }) => (
  <details>
    <Summary>The same as a table</Summary>
    <Table caption="Temperature and rain by month">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Mean, °C
          </th>
          <th scope="col" data-number>
            Rain, mm
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ tempC, rainMm }, index) => (
          <tr key={index}>
            <th scope="row">{monthName(index)}</th>
            <td data-number>{print(tempC)}</td>
            <td data-number>{print(rainMm)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </details>
);

const Summary = styled.summary`
  width: fit-content;
  margin-bottom: var(--s2);
  padding-block: var(--s1);
  font-size: var(--f-sm);
  font-weight: 600;
  cursor: pointer;
`;
