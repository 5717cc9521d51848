import {
  CALL_NEEDS,
  getCallVerdict,
  getCountryScope,
  isCountryFigure,
  type CityDetail,
  type Figure,
} from '@wanderwork/contracts';
import { DataMark, Small, Stack, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns } from '../../../shared/cite/figure-runs';
import { NO_FIGURE } from '../../../shared/format';
import { formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { MissingFigures } from '../../../shared/missing-figures';
import { CitySection } from '../../../shared/city-section';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
  keys: readonly string[];
}

/** A few figures in large type, grouped by source. */
const Readings = ({ city, keys }: Props) => {
  const runs = groupKnownRuns(city.figures, keys);
  if (runs.length === 0) return <DataMark grade={null} showText text={`${NO_FIGURE}.`} />;
  return (
    <Rows>
      {runs.map((run) => (
        <div key={run.figures[0]?.key}>
          <Row>
            {run.figures.map((figure) => (
              <Reading key={figure.key} figure={figure} country={city.country} />
            ))}
          </Row>
          <FigureOrigin city={city} run={run} />
        </div>
      ))}
      <MissingFigures figures={city.figures} keys={keys} />
    </Rows>
  );
};

const Reading = ({ figure, country }: { figure: Figure; country: string }) => (
  <div>
    <dt>{figure.label}</dt>
    <dd>
      {formatFigure(figure, useFigureUnits())} <DataMark grade={figure.grade} />
      <Small $quiet as="div">
        {getCountryScope(figure, country)}
      </Small>
    </dd>
  </div>
);

const Rows = styled.div`
  display: grid;
  gap: ${space(5)};

  > div + div {
    padding-top: ${space(5)};
    border-top: 1px solid var(--line);
  }
`;

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(4, 5)};
  margin-bottom: ${space(3)};

  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    font: 400 1.5rem / 1.3 var(--serif);
  }
`;

const callKeys = ['download', 'upload', 'latency'];

export const InternetSection = ({ city }: Pick<Props, 'city'>) => (
  <CitySection id="internet" title="Internet speed">
    <Stack $gap={4}>
      <CallReading figures={city.figures} />
      <Readings city={city} keys={callKeys} />
    </Stack>
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
    <Stack $gap={4}>
      {city.saferThan !== null && (
        <p>Safer than {city.saferThan}% of the cities here, by the safety index.</p>
      )}
      <Readings
        city={city}
        keys={['safety_label', 'safety_index', 'homicide_rate', 'political_stability', 'rule_of_law']}
      />
    </Stack>
  </CitySection>
);
