import { type Source } from '@wanderwork/contracts';
import { Caption } from '@wanderwork/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { useFigureUnits } from '../../../shared/figure-text';
import { createStatements, getSourceAnchor, orderSources } from '../model/in-short';

/** Keeps a number on the line of its sentence. */
const NO_BREAK_SPACE = '\u00a0';

type City = Parameters<typeof createStatements>[0];

/** The main points of a city, and all its sources in the order of their numbers. */
export const useStatements = (city: City) => {
  const statements = createStatements(city, useFigureUnits());
  return { statements, sources: orderSources(city.sources, statements) };
};

/** The main points as numbered sentences, each with links to its sources. */
export const InShortSection = ({ city }: { city: City }) => {
  const { statements, sources } = useStatements(city);
  return (
    <CitySection id="in-short" title="In short">
      {statements.length === 0 ? (
        <p>We don’t have enough figures for this city yet.</p>
      ) : (
        <Points>
          {statements.map(({ text, sourceIds }) => (
            <li key={text}>
              {text}
              {sourceIds.map((id) => (
                <Fragment key={id}>
                  {NO_BREAK_SPACE}
                  <SourceLink id={id} sources={sources} />
                </Fragment>
              ))}
            </li>
          ))}
        </Points>
      )}
      <Caption>Made from the figures on this page. The numbers in brackets lead to the sources.</Caption>
    </CitySection>
  );
};

const SourceLink = ({ id, sources }: { id: string; sources: readonly Source[] }) => {
  const at = sources.findIndex((source) => source.id === id);
  const source = sources[at];
  return (
    source && (
      <Cite href={`#${getSourceAnchor(source)}`} aria-label={`Source ${at + 1}: ${source.title}`}>
        [{at + 1}]
      </Cite>
    )
  );
};

/** Lists have no numbers by default. */
const Points = styled.ol`
  max-width: 68ch;
  margin-bottom: var(--s4);
  margin-inline-start: 1.25em;

  li {
    list-style: decimal;
    padding: 4px 0 4px var(--s1);
  }

  li::marker {
    color: var(--ink-3);
  }
`;

const Cite = styled.a`
  padding-block: 4px;
  font-size: var(--f-sm);
  font-weight: 600;
  color: var(--red);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
