import { useQuery } from '@tanstack/react-query';
import { paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, Card } from '@wanderwork/ui';
import styled from 'styled-components';
import { cityPostsQuery } from '../api/city-posts.query';

/** WanderHub posts about the city. Renders nothing if there are none. */
export const CityPosts = ({ city }: { city: Pick<CityDetail, 'slug' | 'name'> }) => {
  const { data: posts = [] } = useQuery(cityPostsQuery(city.slug));
  if (posts.length === 0) return null;
  return (
    <Root as="section" aria-labelledby="city-posts-title" $pad>
      <h2 id="city-posts-title">Articles about {city.name}</h2>
      <ul role="list">
        {posts.map(({ slug, title, readMinutes }) => (
          <li key={slug}>
            <AppLink to={paths.web.post(slug)}>{title}</AppLink>
            <Caption>{readMinutes} min read</Caption>
          </li>
        ))}
      </ul>
    </Root>
  );
};

const Root = styled(Card)`
  display: grid;
  gap: var(--s3);

  h2 {
    font-size: var(--f-lg);
  }

  li + li {
    margin-top: var(--s2);
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
  }

  a {
    display: block;
    min-height: 24px;
    text-decoration-color: var(--line-2);
  }

  a:hover {
    text-decoration-color: var(--red);
  }
`;
