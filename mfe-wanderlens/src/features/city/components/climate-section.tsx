import { type CityDetail } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Stack } from '@wanderwork/ui';
import { ClimateRibbon } from '@wanderwork/ui/charts';
import { useState } from 'react';
import { CitySection } from '../../../shared/city-section';
import { ClimateTable } from './climate-table';

/** The year: this month framed, and the same figures as a table. */
export const ClimateSection = ({ city }: { city: Pick<CityDetail, 'climate'> }) => {
  const [month] = useState(() => new Date().getMonth());
  const unit = useTemperatureUnit();
  return (
    <CitySection id="climate" title="Twelve months">
      <Stack>
        <ClimateRibbon months={city.climate} unit={unit} month={month} />
        {city.climate && <ClimateTable months={city.climate} unit={unit} />}
      </Stack>
    </CitySection>
  );
};
