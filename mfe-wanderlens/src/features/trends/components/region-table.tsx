import { type RegionTrend } from '@wanderwork/contracts';
import { Stack, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatPoints } from '../model/trend-labels';

/** The average change of each region. */
export const RegionTable = ({ regions }: { regions: readonly RegionTrend[] }) => (
  <Stack as="section" aria-labelledby="trends-regions">
    <Title id="trends-regions">By region</Title>
    <Table caption="Average change by region, in points">
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col" data-number>
            Cities
          </th>
          <th scope="col" data-number>
            {' '}
            Average change{' '}
          </th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ region, cities, points }) => (
          <tr key={region}>
            <th scope="row">{region}</th>
            <td data-number>{cities}</td>
            <td data-number>{formatPoints(points)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Stack>
);

const Title = styled.h2`
  font-size: var(--f-xl);
`;
