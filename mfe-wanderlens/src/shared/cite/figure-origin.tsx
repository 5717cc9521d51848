import { formatOrigin, type CityDetail } from '@wanderwork/contracts';
import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import { CiteButton } from './cite-button';
import { citeFigures, getCurrentPage } from './citation';
import { type FigureRun } from './figure-runs';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'sources'>;
  run: FigureRun;
}

/** The source and note of figures, with a button to cite them. */
export const FigureOrigin = ({ city, run }: Props) => {
  const source = city.sources.find(({ id }) => id === run.sourceId);
  const origin = [formatOrigin(source, run.year), run.note].filter(Boolean).join('. ');
  return (
    <Root>
      {origin && <span>{origin}</span>}
      {source && (
        <CiteButton
          subject={run.figures.map(({ label }) => label).join(', ')}
          getCitation={() => citeFigures({ city, run, source, ...getCurrentPage() })}
        />
      )}
    </Root>
  );
};

const Root = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  justify-content: space-between;

  > span {
    flex: 1 1 32ch;
    max-width: 72ch;
  }
`;
