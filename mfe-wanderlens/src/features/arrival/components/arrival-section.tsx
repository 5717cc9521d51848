import { type CityDetail } from '@wanderwork/contracts';
import { DataMark, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns } from '../../../shared/cite/figure-runs';
import { FactList } from '../../../shared/fact-list';
import { formatCount, NO_FIGURE } from '../../../shared/format';
import { airportKeys, findAirports } from '../model/airports';
import { DistanceLine } from './distance-line';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** The nearest airports and their distances. */
export const ArrivalSection = ({ city }: Props) => {
  const airports = findAirports(city.figures);
  const grade = city.figures.find(({ key }) => key === 'airport_nearest')?.grade ?? null;
  return (
    <CitySection id="airports" title="Airports">
      <Stack>
        {airports.length > 0 && <DistanceLine airports={airports} />}
        <FactList>
          {airports.map(({ code, km, large }) => (
            <div key={code}>
              <dt>{large ? 'Nearest large airport' : 'Nearest airport'}</dt>
              <dd>
                {code}, {formatCount(km)} km <DataMark grade={grade} />
              </dd>
            </div>
          ))}
          {!airports.some(({ large }) => large) && (
            <div>
              <dt>Nearest large airport</dt>
              <Missing>
                {NO_FIGURE} <DataMark grade={null} />
              </Missing>
            </div>
          )}
        </FactList>
        {groupKnownRuns(city.figures, airportKeys).map((run) => (
          <FigureOrigin key={run.figures[0]?.key} city={city} run={run} />
        ))}
      </Stack>
    </CitySection>
  );
};

const Missing = styled.dd`
  && {
    font-weight: 400;
    color: var(--ink-3);
  }
`;
