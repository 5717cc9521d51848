import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Picture, space, useTheme } from '@wanderwork/ui';
import styled from 'styled-components';

/** Links to cities, each with its picture and name. */
export const CityTiles = ({ cities }: { cities: readonly CitySummary[] }) => (
  <Tiles role="list">
    {cities.map((city) => (
      <li key={city.slug}>
        <Tile city={city} />
      </li>
    ))}
  </Tiles>
);

const SIZE = { width: 480, height: 320 };

const Tile = ({ city: { slug, name, imageUrl } }: { city: CitySummary }) => {
  const [theme] = useTheme();
  return (
    <AppLink to={paths.web.city(slug)}>
      <Picture src={`${imageUrl}?theme=${theme}`} alt="" {...SIZE} />
      <span>{name}</span>
    </AppLink>
  );
};

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${space(4, 3)};
  width: 100%;

  a {
    display: grid;
    gap: 4px;
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  span {
    overflow-wrap: anywhere;
  }
`;
