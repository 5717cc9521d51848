import { type Source } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';

/** The sources with their license and the attribution they ask for. */
export const SourcesSection = ({ sources }: { sources: Source[] }) => (
  <CitySection id="sources" title="Sources and licenses">
    <List role="list">
      {sources.map((source) => (
        <li key={source.id}>
          <b>{source.url ? <a href={source.url}>{source.title}</a> : source.title}</b>
          <Small $quiet>
            {source.attribution} ({source.licence})
          </Small>
        </li>
      ))}
    </List>
  </CitySection>
);

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  padding: 0;
  list-style: none;

  a {
    text-decoration-color: var(--red);
  }
`;
