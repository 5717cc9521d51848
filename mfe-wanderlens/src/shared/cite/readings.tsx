import { getCountryScope, type CityDetail, type Figure } from '@wanderwork/contracts';
import { DataMark, Small, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatFigure, parseFigureLink, useFigureUnits } from '../figure-text';
import { NO_FIGURE } from '../format';
import { MissingFigures } from '../missing-figures';
import { FigureOrigin } from './figure-origin';
import { groupKnownRuns } from './figure-runs';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
  keys: readonly string[];
}

/** A few figures in large type, grouped by source. */
export const Readings = ({ city, keys }: Props) => {
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

const Reading = ({ figure, country }: { figure: Figure; country: string }) => {
  const units = useFigureUnits();
  const link = parseFigureLink(figure);
  return (
    <div>
      <dt>{figure.label}</dt>
      <dd>
        {link ? <a href={link.href}>{link.text}</a> : formatFigure(figure, units)}{' '}
        <DataMark grade={figure.grade} reliability={figure.reliability} />
        <Small $quiet as="div">
          {getCountryScope(figure, country)}
        </Small>
      </dd>
    </div>
  );
};

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
