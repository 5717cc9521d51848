import { type CityDetail } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { CitySection } from '../../../shared/city-section';
import { ReportButton } from './report-button';

/** The report section of a city page. */
export const ReportSection = ({ city: { slug, name } }: { city: Pick<CityDetail, 'slug' | 'name'> }) => (
  <CitySection id="report" title="Download a report">
    <Stack $gap={4}>
      <p>
        Choose the sections, then get a PDF to read or a CSV for spreadsheets. Every figure comes with its
        source, year and grade.
      </p>
      <div>
        <ReportButton cities={[{ slug, name }]} />
      </div>
    </Stack>
  </CitySection>
);
