import {
  type CityDetail,
  formatDegrees,
  getDegreeSign,
  monthNames,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Stack, Table } from '@wanderwork/ui';
import { ClimateRibbon } from '@wanderwork/ui/charts';
import { useState } from 'react';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns } from '../../../shared/cite/figure-runs';
import { CitySection } from '../../../shared/city-section';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { NO_FIGURE } from '../../../shared/format';

interface TableProps {
  months: ClimateMonth[];
  unit: TemperatureUnit;
}

/** The figures of the climate ribbon as a table. */
const ClimateTable = ({ months, unit }: TableProps) => (
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

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'climate' | 'figures' | 'sources'>;
}

/** The weather by month. The month of the reader's stay, or else the current month, is highlighted. */
export const ClimateSection = ({ city }: Props) => {
  const [thisMonth] = useState(() => new Date().getMonth());
  const { stay } = useMyPreferences().preferences;
  const unit = useTemperatureUnit();
  return (
    <CitySection id="climate" title="Weather by month">
      <Stack>
        <ClimateRibbon months={city.climate} unit={unit} month={stay ? stay.month - 1 : thisMonth} />
        {groupKnownRuns(city.figures, ['temperature_year', 'rain_year']).map((run) => (
          <FigureOrigin key={run.figures[0]?.key} city={city} run={run} />
        ))}
        {city.climate && <ClimateTable months={city.climate} unit={unit} />}
      </Stack>
    </CitySection>
  );
};
