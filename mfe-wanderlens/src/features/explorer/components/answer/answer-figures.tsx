import { getCountryScope, type Figure, type PlaceAnswer } from '@wanderwork/contracts';
import { DataMark, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../../shared/cite/figure-origin';
import { groupRuns } from '../../../../shared/cite/figure-runs';
import { FactList } from '../../../../shared/fact-list';
import { formatFigure, parseFigureLink, useFigureUnits } from '../../../../shared/figure-text';

interface Props {
  place: PlaceAnswer;
  figures: Figure[];
}

/** The figures behind a verdict, each with its mark, and the sources below those that share one. */
export const AnswerFigures = ({ place: { city, sources }, figures }: Props) => (
  <Runs>
    {groupRuns(figures).map((run) => (
      <div key={run.figures[0]?.key}>
        <FactList>
          {run.figures.map((figure) => (
            <FigureLine key={figure.key} figure={figure} country={city.country} />
          ))}
        </FactList>
        <FigureOrigin city={{ ...city, sources }} run={run} />
      </div>
    ))}
  </Runs>
);

const FigureLine = ({ figure, country }: { figure: Figure; country: string }) => {
  const units = useFigureUnits();
  const link = parseFigureLink(figure);
  const scope = getCountryScope(figure, country);
  return (
    <div>
      <dt>
        {figure.label}
        {scope && (
          <Small $quiet as="span">
            , {scope}
          </Small>
        )}
      </dt>
      <dd>
        {link ? <a href={link.href}>{link.text}</a> : formatFigure(figure, units)}
        <DataMark grade={figure.grade} reliability={figure.reliability} />
      </dd>
    </div>
  );
};

const Runs = styled.div`
  display: grid;
  gap: var(--s2);
  max-width: 72ch;

  > div + div {
    padding-top: var(--s1);
    border-top: 1px solid var(--line);
  }
`;
