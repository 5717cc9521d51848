import { type CityDetail } from '@wanderwork/contracts';
import { CitySection } from '../../../shared/city-section';
import { Readings } from './readings';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

export const InternetSection = ({ city }: Props) => (
  <CitySection id="internet" title="Internet speed">
    <Readings city={city} keys={['download', 'upload', 'latency', 'given_speed']} />
  </CitySection>
);
