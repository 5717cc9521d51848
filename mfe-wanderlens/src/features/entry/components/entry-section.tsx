import { type CityDetail } from '@wanderwork/contracts';
import { media, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { NomadVisaPart } from './nomad-visa-part';
import { PassportPart } from './passport-part';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'countryCode' | 'figures' | 'sources'>;
}

/** The entry rules of a country: visits and nomad visas. */
export const EntrySection = ({ city }: Props) => (
  <CitySection id="visa" title={`Entering ${city.country}`}>
    <Parts>
      <PassportPart city={city} />
      <NomadVisaPart city={city} />
    </Parts>
  </CitySection>
);

const Parts = styled.div`
  display: grid;
  gap: ${space(6, 7)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h3 {
    font-size: var(--f-lg);
  }
`;
