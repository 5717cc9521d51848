import { type CityDetail } from '@wanderwork/contracts';
import { CitySection } from '../../../shared/city-section';
import { Analysis } from './analysis';

export const AnalysisSection = ({ city }: { city: Pick<CityDetail, 'slug' | 'name' | 'region'> }) => (
  <CitySection id="analysis" title="Analysis">
    <Analysis key={city.slug} cities={[city]} currentSlug={city.slug} />
  </CitySection>
);
