import { type CityDetail } from '@wanderwork/contracts';
import { DataMark, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns } from '../../../shared/cite/figure-runs';
import { FactList } from '../../../shared/fact-list';
import { formatCount, NO_FIGURE } from '../../../shared/format';
import { airportKeys, findAirports, type Airport, getScaleEnd } from '../model/airports';

/** The distances of the airports on one line. Hidden from screen readers, since the list below says the same. */
const DistanceLine = ({ airports }: { airports: Airport[] }) => {
  const end = getScaleEnd(Math.max(...airports.map(({ km }) => km)));
  const toPercent = (km: number) => `${(km / end) * 100}%`;
  return (
    <Drawing aria-hidden height={74}>
      <line x1="0" x2="100%" y1={38} y2={38} stroke="var(--line-2)" />
      {[0, end / 2, end].map((km) => (
        <g key={km}>
          <line x1={toPercent(km)} x2={toPercent(km)} y1={34} y2={42} stroke="var(--line-2)" />
          <text x={toPercent(km)} y={68} textAnchor={km === 0 ? 'start' : km === end ? 'end' : 'middle'}>
            {km === 0 ? 'The city' : `${km} km`}
          </text>
        </g>
      ))}
      <rect x="0" y={33} width={10} height={10} fill="var(--red)" />
      {airports.map(({ code, km, large }) => (
        <g key={code}>
          <line x1={toPercent(km)} x2={toPercent(km)} y1={large ? 20 : 28} y2={38} stroke="var(--ink)" />
          <circle cx={toPercent(km)} cy={38} r={large ? 6 : 4} fill={large ? 'var(--ink)' : 'var(--sheet)'} />
          <Code x={toPercent(km)} y={large ? 14 : 24} textAnchor={km / end < 0.06 ? 'start' : 'middle'}>
            {code}
          </Code>
        </g>
      ))}
    </Drawing>
  );
};

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font: 12px var(--sans);

  text {
    fill: var(--ink-3);
  }

  circle {
    stroke: var(--ink);
    stroke-width: 1.6;
  }
`;

const Code = styled.text`
  && {
    font-weight: 600;
    fill: var(--ink);
  }
`;

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
