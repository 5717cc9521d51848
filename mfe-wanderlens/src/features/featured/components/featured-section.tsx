import { useQuery } from '@tanstack/react-query';
import { getFeaturedCities, paths, type SampleCity } from '@wanderwork/contracts';
import { AppLink, cacheTimes, hasFields, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { PriceNote } from '@wanderwork/platform/price-note';
import { Container, Icon, Lead, Row, Section, Stack, TextLink, Trio } from '@wanderwork/ui';
import { PremiumTeaser } from './premium-teaser';
import { SampleCard } from './sample-card';

const isSampleCity = hasFields<SampleCity>({
  slug: 'string',
  name: 'string',
  irexScore: 'number',
  monthlyCost: 'number',
  internetSpeed: 'number',
  weather: 'object',
  pros: 'array',
  cons: 'array',
});

/** The featured cities of the home page, cached for a day. */
const sampleCitiesQuery = createStoredQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  isValid: isListOf(isSampleCity),
  freshFor: cacheTimes.homeCities,
});

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
                Three places to start. Here and for every other city, each figure comes with its source and
                year.
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
          <PriceNote />
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
