import {
  formatDegrees,
  getDegreeSign,
  monthNames,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { NO_FIGURE } from '../../../shared/format';

interface Props {
  months: ClimateMonth[];
  unit: TemperatureUnit;
}

/** The figures of the climate ribbon as a table. */
export const ClimateTable = ({ months, unit }: Props) => (
  <details>
    <Summary>Show as a table</Summary>
    <Table caption="Temperature and rain by month">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" data-number>
            Average, {getDegreeSign(unit)}
          </th>
          <th scope="col" data-number>
            Rain, mm
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ tempC, rainMm }, index) => (
          <tr key={index}>
            <th scope="row">{monthNames[index]}</th>
            <td data-number>{tempC === null ? NO_FIGURE : formatDegrees(tempC, unit)}</td>
            <td data-number>{rainMm === null ? NO_FIGURE : Math.round(rainMm)}</td>
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
