import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Icon, Row, Skeleton, Stack, TextLink } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { CityTiles } from '../../shared/city-tiles';
import { citiesQuery, savedCitiesQuery } from '../../shared/member-queries';

/** A page of cities has at most this many; WanderLens shows the rest. */
const MAX_CITIES = 24;

/** The slugs of the saved cities, newest first, and the first of these cities. */
export const useSavedCities = (userId: string) => {
  const saved = useQuery(savedCitiesQuery(userId));
  const slugs = saved.data?.slugs ?? [];
  const cities = useQuery(citiesQuery(slugs.slice(0, MAX_CITIES)));
  const isPending = saved.isPending || (slugs.length > 0 && cities.isPending);
  return { saved, slugs, cities, isPending };
};

/** The saved cities, newest first. */
export const SavedCities = ({ saved, slugs, cities }: ReturnType<typeof useSavedCities>) => {
  const failed = [saved, cities].find(({ isError, data }) => isError && data === undefined);
  return (
    <Stack as="section" $gap={4} aria-labelledby="saved-cities">
      <Row $justify="between">
        <h2 id="saved-cities">Cities</h2>
        {slugs.length > 0 && (
          <TextLink as={AppLink} to={`${paths.web.wanderlens()}?saved=1`}>
            {slugs.length > MAX_CITIES ? `All ${slugs.length} in WanderLens` : 'Open in WanderLens'}{' '}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </Row>
      {failed ? (
        <LoadError
          label="Your saved cities"
          busy={failed.isFetching}
          onTryAgain={() => void failed.refetch()}
        />
      ) : (
        <Content isEmpty={saved.data?.slugs.length === 0}>
          {cities.data ? <CityTiles cities={cities.data} /> : <Skeleton $height="10rem" />}
        </Content>
      )}
    </Stack>
  );
};

const Content = ({ isEmpty, children }: { isEmpty: boolean; children: React.ReactNode }) =>
  isEmpty ? (
    <p>
      No saved cities yet. Press the bookmark on a city in{' '}
      <TextLink quiet as={AppLink} to={paths.web.wanderlens()}>
        WanderLens
      </TextLink>{' '}
      to save it.
    </p>
  ) : (
    children
  );
