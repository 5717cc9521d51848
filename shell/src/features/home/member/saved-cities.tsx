import { useQuery } from '@tanstack/react-query';
import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Icon, media, Skeleton, Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { CityTiles } from '../../../shared/city-tiles';
import { citiesQuery, savedCitiesQuery } from '../../../shared/member-queries';
import { CardKind, cardLook } from './continue-card';

/** As many as fit in a row. */
const MAX_CITIES = 4;

/** The cities that were saved last. */
export const SavedCities = ({ userId }: { userId: string | undefined }) => {
  const saved = useQuery(savedCitiesQuery(userId));
  const slugs = saved.data?.slugs ?? [];
  const cities = useQuery(citiesQuery(slugs.slice(0, MAX_CITIES)));
  const isPending = saved.isPending || (slugs.length > 0 && cities.isPending);
  return (
    <Root aria-busy={isPending}>
      <CardKind icon="bookmark">Saved cities</CardKind>
      {isPending ? <Skeleton $height="5rem" /> : <Content slugs={saved.data?.slugs} cities={cities.data} />}
    </Root>
  );
};

/** What couldn’t load is undefined. */
interface ContentProps {
  slugs: readonly string[] | undefined;
  cities: readonly CitySummary[] | undefined;
}

const Content = ({ slugs, cities }: ContentProps) => {
  if (slugs?.length === 0) return <NothingSaved />;
  return (
    <>
      {cities ? (
        <OneRow>
          <CityTiles cities={cities} />
        </OneRow>
      ) : (
        <Small $quiet>Your saved cities couldn’t load right now. Nothing is lost.</Small>
      )}
      <TextLink as={AppLink} to={paths.web.saved()}>
        {slugs && slugs.length > MAX_CITIES ? `All ${slugs.length} saved cities` : 'All that you saved'}{' '}
        <Icon name="arrow-right" />
      </TextLink>
    </>
  );
};

const NothingSaved = () => (
  <>
    <Small $quiet>Cities you save show up here.</Small>
    <TextLink as={AppLink} to={paths.web.wanderlens()}>
      Find a city <Icon name="arrow-right" />
    </TextLink>
  </>
);

const Root = styled.li`
  ${cardLook}
  grid-template-rows: auto 1fr auto;

  ${media.desktop} {
    grid-column: span 2;
  }
`;

/** One row of low pictures, so that the card keeps the size that is reserved for it. */
const OneRow = styled.div`
  width: 100%;

  ul {
    grid-template-columns: repeat(${MAX_CITIES}, minmax(0, 1fr));
  }

  li {
    font-size: var(--f-sm);
  }

  a > :first-child {
    width: 100%;
    height: 2.875rem;

    ${media.tablet} {
      height: 4.25rem;
    }
  }

  img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 70%;
  }

  a > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
