import { type CityDetail } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { CitySection } from '../../../shared/city-section';
import { MakeReport } from './make-report';

/** The way to take a city along, on its own page. */
export const ReportSection = ({ city: { slug, name } }: { city: Pick<CityDetail, 'slug' | 'name'> }) => (
  <CitySection id="report" title="A report to take along">
    <Stack $gap={4}>
      <p>
        The sections that you choose, as a PDF to read or a CSV to compute with: each figure with its source,
        year and grade.
      </p>
      <div>
        <MakeReport cities={[{ slug, name }]} />
      </div>
    </Stack>
  </CitySection>
);
