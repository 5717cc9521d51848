import { type CityDetail } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Stack } from '@wanderwork/ui';
import { ClimateRibbon } from '@wanderwork/ui/charts';
import { useState } from 'react';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns } from '../../../shared/cite/figure-runs';
import { CitySection } from '../../../shared/city-section';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { ClimateTable } from './climate-table';

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
