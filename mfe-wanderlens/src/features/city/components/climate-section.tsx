import { type CityDetail } from '@wanderwork/contracts';
import { Caption, Stack } from '@wanderwork/ui';
import { ClimateRibbon } from '@wanderwork/ui/charts';
import { useState } from 'react';
import { CitySection } from './city-section';
import { ClimateTable } from './climate-table';

/** The year: this month framed, and the same figures as a table. */
export const ClimateSection = ({ city }: { city: Pick<CityDetail, 'climate'> }) => {
  const [month] = useState(() => new Date().getMonth());
  return (
    <CitySection id="climate" title="Twelve months">
      <Stack>
        <ClimateRibbon months={city.climate} month={month} />
        {city.climate && (
          <>
            <Caption>
              Columns are the mean temperature, the hatching below is rain, the band is where most people are
              at ease. This month is framed.
            </Caption>
            <ClimateTable months={city.climate} />
          </>
        )}
      </Stack>
    </CitySection>
  );
};
