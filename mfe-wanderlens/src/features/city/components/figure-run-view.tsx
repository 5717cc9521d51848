import { type CityDetail } from '@wanderwork/contracts';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { type FigureRun } from '../../../shared/cite/figure-runs';
import { FigureRow } from './figure-row';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'sources'>;
  run: FigureRun;
}

/** Figures that share a source, with that source below. */
export const FigureRunView = ({ city, run }: Props) => (
  <Root>
    <dl>
      {run.figures.map((figure) => (
        <FigureRow key={figure.key} figure={figure} />
      ))}
    </dl>
    <FigureOrigin city={city} run={run} />
  </Root>
);

const Root = styled.div`
  padding-block: var(--s1) 7px;
  border-bottom: 1px solid var(--ink-3);
`;
