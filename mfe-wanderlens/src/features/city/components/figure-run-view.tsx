import { type Source } from '@wanderwork/contracts';
import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import { type FigureRun } from '../model/figure-runs';
import { FigureRow } from './figure-row';

interface Props {
  run: FigureRun;
  source: Source | undefined;
}

/** Figures of one origin, and that origin beneath them. */
export const FigureRunView = ({ run, source }: Props) => {
  const origin = [source?.title, run.year].filter(Boolean).join(', ');
  const words = [origin, run.note].filter(Boolean).join('. ');
  return (
    <Root>
      <dl>
        {run.figures.map((figure) => (
          <FigureRow key={figure.key} figure={figure} />
        ))}
      </dl>
      {words && <Origin>{words}</Origin>}
    </Root>
  );
};

const Root = styled.div`
  padding-block: var(--s1);
  border-bottom: 1px solid var(--ink-3);
`;

const Origin = styled(Caption)`
  max-width: 72ch;
  padding-bottom: 7px;
`;
