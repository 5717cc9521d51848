import { useQuery } from '@tanstack/react-query';
import { getFeaturedCities, paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Container, Icon, Lead, Row, Section, Stack, TextLink, Trio } from '@wanderwork/ui';
import { sampleCitiesQuery } from '../api/sample-cities.query';
import { PremiumTeaser } from './premium-teaser';
import { SampleCard } from './sample-card';

export const FeaturedSection = () => {
  const { data } = useQuery(sampleCitiesQuery);
  return (
    <Section aria-labelledby="wanderlens-title">
      <Container>
        <Stack $gap={6}>
          <Row $justify="between">
            <Stack>
              <h2 id="wanderlens-title">WanderLens</h2>
              <Lead>
                Three places to start. Every city is just as open: each figure comes with its source and year.
              </Lead>
            </Stack>
            <ExploreLink />
          </Row>
          <Trio role="list">
            {getFeaturedCities(data).map((city) => (
              <li key={city.slug}>
                <SampleCard city={city} />
              </li>
            ))}
          </Trio>
          <PremiumTeaser />
          <p>
            <ExploreLink />
          </p>
        </Stack>
      </Container>
    </Section>
  );
};

const ExploreLink = () => (
  <TextLink as={AppLink} to={paths.web.wanderlens()}>
    Explore WanderLens <Icon name="arrow-right" />
  </TextLink>
);
