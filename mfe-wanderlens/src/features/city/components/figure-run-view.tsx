import { type CityDetail, type Source } from '@wanderwork/contracts';
import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import { citationOf } from '../model/citation';
import { type FigureRun } from '../model/figure-runs';
import { CiteButton } from './cite-button';
import { FigureRow } from './figure-row';

interface Props {
  city: Pick<CityDetail, 'name' | 'country'>;
  run: FigureRun;
  source: Source | undefined;
}

/** Figures of one origin, and that origin beneath them. */
export const FigureRunView = ({ city, run, source }: Props) => {
  const origin = [source?.title, run.year].filter(Boolean).join(', ');
  const words = [origin, run.note].filter(Boolean).join('. ');
  const citation = () =>
    citationOf({ city, run, source, page: location.origin + location.pathname, readOn: new Date() });
  return (
    <Root>
      <dl>
        {run.figures.map((figure) => (
          <FigureRow key={figure.key} figure={figure} />
        ))}
      </dl>
      <Origin>
        {words && <span>{words}</span>}
        {source && <CiteButton of={run.figures.map(({ label }) => label).join(', ')} citation={citation} />}
      </Origin>
    </Root>
  );
};

const Root = styled.div`
  padding-block: var(--s1);
  border-bottom: 1px solid var(--ink-3);
`;

const Origin = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  justify-content: space-between;
  padding-bottom: 7px;

  > span {
    flex: 1 1 32ch;
    max-width: 72ch;
  }
`;
