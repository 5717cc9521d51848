import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { findOrigins, type FiguredCity } from '../model/city-figures';

interface Props {
  city: FiguredCity;
  /** Keys of the figures that an answer rests on. */
  keys: readonly string[];
}

/** Where the figures of an answer are from, and the page that has them all. */
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
