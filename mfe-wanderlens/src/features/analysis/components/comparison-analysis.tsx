import { type CitySummary } from '@wanderwork/contracts';
import { CitySection } from '../../../shared/city-section';
import { Analysis } from './analysis';

/** The analysis of two or three compared cities. */
export const ComparisonAnalysis = ({ cities }: { cities: readonly CitySummary[] }) => (
  <CitySection id="analysis" title="Analysis">
    <Analysis key={cities.map(({ slug }) => slug).join(' ')} cities={cities} currentSlug={null} />
  </CitySection>
);
