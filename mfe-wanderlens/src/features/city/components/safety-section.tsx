import { type CityDetail } from '@wanderwork/contracts';
import { CitySection } from '../../../shared/city-section';
import { Readings } from './readings';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** Safety figures. They describe the country, not the neighborhood. */
export const SafetySection = ({ city }: Props) => (
  <CitySection id="safety" title="How safe the country is">
    <Readings
      city={city}
      keys={['safety_label', 'safety_index', 'homicide_rate', 'political_stability', 'rule_of_law']}
    />
  </CitySection>
);
