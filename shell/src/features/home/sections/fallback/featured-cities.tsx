import { useQuery } from '@tanstack/react-query';
import {
  toCelsius,
  getFeaturedCities,
  formatTemperature,
  paths,
  type SampleCity,
} from '@wanderwork/contracts';
import {
  AppLink,
  useTemperatureUnit,
  cacheTimes,
  hasFields,
  http,
  isListOf,
  createStoredQuery,
} from '@wanderwork/platform';
import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices } from '@wanderwork/platform/prices';
import { Card, Grid, SampleMark, Small, Stack, TextLink, VisuallyHidden } from '@wanderwork/ui';

const isSampleCity = hasFields<SampleCity>({
  slug: 'string',
  name: 'string',
  irexScore: 'number',
  monthlyCost: 'number',
  weather: 'object',
});

/** The same query as in WanderLens, so that both share the stored answer. */
const featuredCitiesQuery = createStoredQuery({
  queryKey: ['sample-cities'],
  queryFn: async () => (await http.getOrNull<SampleCity[]>(paths.api.sampleCities())) ?? [],
  isValid: isListOf(isSampleCity),
  freshFor: cacheTimes.homeCities,
});

/** The cities as plain cards: from the server, from this browser's storage, or the three built-in ones. */
export const FeaturedCities = () => {
  const { data } = useQuery(featuredCitiesQuery);
  return (
    <Stack>
      <Grid as="ul" role="list" $min={208}>
        {getFeaturedCities(data).map((city) => (
          <li key={city.slug}>
            <PlainCity city={city} />
          </li>
        ))}
      </Grid>
      <PriceNote />
    </Stack>
  );
};

const PlainCity = ({ city }: { city: SampleCity }) => {
  const unit = useTemperatureUnit();
  const { format } = usePrices();
  return (
    <Card $pad>
      <Stack $gap={2}>
        <h3>
          <TextLink quiet as={AppLink} to={paths.web.city(city.slug)}>
            {city.name}
          </TextLink>
        </h3>
        <Small $quiet>
          {city.country}, {city.region}
        </Small>
        <Small>
          IREX {city.irexScore}. {format(city.monthlyCost)} a month, {city.internetSpeed} Mbps,{' '}
          {formatTemperature(toCelsius(city.weather.temperature), unit)} {city.weather.condition},{' '}
          {city.safety}.
        </Small>
        <SampleMark />
        <Small>
          <TextLink quiet as={AppLink} to={`${paths.web.city(city.slug)}#figures`}>
            Current figures <VisuallyHidden>of {city.name}</VisuallyHidden>
          </TextLink>
        </Small>
      </Stack>
    </Card>
  );
};
