import styled from 'styled-components';
import {
  type CityDetail,
  type Figure,
  figureGroups,
  figureGroupTitles,
  type FigureGroup,
  getCountryScope,
  type Source,
} from '@wanderwork/contracts';
import { DataMarkKey, Stack, DataMark, Small, media } from '@wanderwork/ui';
import { getSourceAnchor } from '../model/in-short';
import { groupRuns, type FigureRun } from '../../../shared/cite/figure-runs';
import { CitySection } from '../../../shared/city-section';
import { parseFigureLink, formatCostRange, formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { FigureOrigin } from '../../../shared/cite/figure-origin';

interface RunProps {
  city: Pick<CityDetail, 'name' | 'country' | 'sources'>;
  run: FigureRun;
}

/** Figures that share a source, with that source below. */
const FigureRunView = ({ city, run }: RunProps) => (
  <Run>
    <dl>
      {run.figures.map((figure) => (
        <FigureRow key={figure.key} figure={figure} country={city.country} />
      ))}
    </dl>
    <FigureOrigin city={city} run={run} />
  </Run>
);

const Run = styled.div`
  padding-block: var(--s1) 7px;
  border-bottom: 1px solid var(--ink-3);
`;

interface FigureSection {
  group: FigureGroup;
  title: string;
  figures: Figure[];
}

/** Groups the figures under their headings in reading order and leaves out empty groups. */
export const groupFigures = (figures: Figure[]): FigureSection[] =>
  figureGroups
    .map((group) => ({
      group,
      title: figureGroupTitles[group],
      figures: figures.filter((figure) => figure.group === group),
    }))
    .filter((section) => section.figures.length > 0);

/** One figure with its label, value and grade. Below its label: whose it is if not the city's, or its likely range. */
const FigureRow = ({ figure, country }: { figure: Figure; country: string }) => {
  const link = parseFigureLink(figure);
  const units = useFigureUnits();
  const range = formatCostRange(figure, units.formatPrice);
  const detail = getCountryScope(figure, country) ?? (range && `Likely between ${range}`);
  return (
    <FigureLine id={`figure-${figure.key}`}>
      <dt>
        {figure.label}
        {detail && (
          <Small $quiet as="div">
            {detail}
          </Small>
        )}
      </dt>
      <Value $missing={figure.value === null}>
        {link ? <a href={link.href}>{link.text}</a> : formatFigure(figure, units)}{' '}
        <DataMark
          grade={figure.grade}
          reliability={figure.reliability}
          showText={figure.reliability === 'D'}
        />
      </Value>
    </FigureLine>
  );
};

const FigureLine = styled.div`
  display: grid;
  /* A long value leaves room for its label. */
  grid-template-columns: minmax(36%, 1fr) auto;
  gap: var(--s1) var(--s4);
  align-items: baseline;
  padding-block: 7px;

  & + & {
    border-top: 1px solid var(--line);
  }

  &:target,
  &:focus {
    background: var(--buff);
  }
`;

const Value = styled.dd<{ $missing: boolean }>`
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-weight: ${({ $missing }) => ($missing ? 400 : 600)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
  text-align: end;
`;

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** Every figure, including the missing ones. */
export const FiguresSection = ({ city }: Props) => (
  <CitySection id="figures" title="All figures">
    <Stack $gap={5}>
      <DataMarkKey />
      <Groups>
        {groupFigures(city.figures).map(({ group, title, figures }) => (
          <section key={group} aria-labelledby={`figures-${group}`}>
            <h3 id={`figures-${group}`}>{title}</h3>
            {groupRuns(figures).map((run) => (
              <FigureRunView key={run.figures[0]?.key} city={city} run={run} />
            ))}
          </section>
        ))}
      </Groups>
    </Stack>
  </CitySection>
);

/** Two columns where each is as wide as a phone. */
const Groups = styled.div`
  columns: 320px 2;
  column-gap: var(--s7);

  > section {
    margin-bottom: var(--s6);
  }

  h3 {
    break-after: avoid;
  }

  dl > div {
    break-inside: avoid;
  }
`;

/** The sources by their numbers, with their license and the attribution they ask for. */
export const SourcesSection = ({ sources }: { sources: Source[] }) => (
  <CitySection id="sources" title="Sources and licenses">
    <List>
      {sources.map((source) => (
        <li key={source.id} id={getSourceAnchor(source)}>
          <b>{source.url ? <a href={source.url}>{source.title}</a> : source.title}</b>
          <Small $quiet>
            {source.attribution} ({source.licence})
          </Small>
        </li>
      ))}
    </List>
  </CitySection>
);

const List = styled.ol`
  margin-inline-start: 1.75em;

  ${media.tablet} {
    columns: 2;
    column-gap: var(--s7);
  }

  /* Lists have no numbers by default. */
  li {
    list-style: decimal;
    padding-bottom: var(--s3);
    padding-inline-start: 4px;
    break-inside: avoid;
  }

  li::marker {
    color: var(--ink-3);
  }

  li:target,
  li:focus {
    outline: none;
    background: var(--buff);
  }

  a {
    text-decoration-color: var(--red);
  }
`;
