import { paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, Icon, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

/** The way to the city's place in Connect. */
export const AskPeople = ({ city: { slug, name } }: { city: Pick<CityDetail, 'slug' | 'name'> }) => (
  <Root as="section" aria-labelledby="ask-title" $pad>
    <h2 id="ask-title">Ask people in {name}</h2>
    <p>Figures don’t know everything. In Connect, people who live and work there answer questions.</p>
    <TextLink as={AppLink} to={paths.web.connectPlace('city', slug)}>
      {name} in Connect <Icon name="arrow-right" />
    </TextLink>
  </Root>
);

const Root = styled(Card)`
  display: grid;
  gap: var(--s3);
  justify-items: start;

  h2 {
    font-size: var(--f-lg);
  }
`;
