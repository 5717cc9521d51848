import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { findOrigins, type FiguredCity } from '@wanderwork/travel';

interface Props {
  city: FiguredCity;
  /** Keys of the figures used in the result. */
  keys: readonly string[];
}

/** The sources of a city's figures, with a link to the city's page. */
export const FigureSources = ({ city, keys }: Props) => (
  <Root>
    <h3>
      Figures of{' '}
      <TextLink quiet as={AppLink} to={paths.web.city(city.slug)}>
        {city.name}
      </TextLink>
    </h3>
    {findOrigins(city, keys).map(({ source, when, labels, notes }) => (
      <Caption key={source.title}>
        {labels.join(', ')}: {source.url ? <a href={source.url}>{source.title}</a> : source.title}
        {when && `, ${when}`} ({source.licence}). {notes.join(' ')}
      </Caption>
    ))}
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: var(--s2);

  h3 {
    font: 600 var(--f-sm) / 1.4 var(--sans);
    letter-spacing: 0;
  }
`;
