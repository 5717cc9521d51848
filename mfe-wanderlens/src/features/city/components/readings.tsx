import { CALL_NEEDS, getCallVerdict, isCountryFigure, type CityDetail } from '@wanderwork/contracts';
import { CitySection } from '../../../shared/city-section';
import { Readings } from '../../../shared/cite/readings';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

const callKeys = ['download', 'upload', 'latency'];

export const InternetSection = ({ city }: Props) => (
  <CitySection id="internet" title="Internet speed">
    <CallReading figures={city.figures} />
    <Readings city={city} keys={callKeys} />
  </CitySection>
);

/** Whether video calls work, by the median connection of the city or its country, with the needs that decide it. */
const CallReading = ({ figures }: Pick<CityDetail, 'figures'>) => {
  const verdict = getCallVerdict(figures);
  const isOfCountry = figures.some((figure) => callKeys.includes(figure.key) && isCountryFigure(figure));
  return (
    verdict && (
      <p>
        <b>{verdict}</b>, by the {isOfCountry ? 'country median' : 'city’s median'}. A group call in HD needs{' '}
        {CALL_NEEDS.up} Mbps up and {CALL_NEEDS.down} down (Zoom), with a latency of at most{' '}
        {CALL_NEEDS.latency} ms (ITU-T G.114).
      </p>
    )
  );
};

/** Safety figures. They describe the country, not the neighborhood. */
export const SafetySection = ({ city }: { city: Props['city'] & Pick<CityDetail, 'saferThan'> }) => (
  <CitySection id="safety" title="How safe the country is">
    {city.saferThan !== null && <p>Safer than {city.saferThan} % of the cities here, by the safety index.</p>}
    <Readings
      city={city}
      keys={['safety_label', 'safety_index', 'homicide_rate', 'political_stability', 'rule_of_law']}
    />
  </CitySection>
);
