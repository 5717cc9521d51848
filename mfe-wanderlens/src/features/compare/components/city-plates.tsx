import { type CitySummary } from '@wanderwork/contracts';
import { Plate, PlateWindow, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { CityScene } from '../../../shared/city-scene';
import { comparisonColumns } from './columns';

/** The pictures of the compared cities above their columns, with a note on how to read the table. */
export const CityPlates = ({ cities }: { cities: readonly CitySummary[] }) => (
  <Root $columns={cities.length}>
    <Small $quiet>
      “Too close to tell apart” means the difference is within the margin of error of the two values, nine
      times out of ten.
    </Small>
    {cities.map((city) => (
      <Plate key={city.slug}>
        <Window>
          <CityScene city={city} eager />
        </Window>
      </Plate>
    ))}
  </Root>
);

const Root = styled.div<{ $columns: number }>`
  ${comparisonColumns}
  gap: var(--s4) var(--s3);
  align-items: end;
  margin-bottom: var(--s4);
`;

const Window = styled(PlateWindow)`
  aspect-ratio: 3 / 2;

  > * {
    width: 100%;
    height: 100%;
  }
`;
