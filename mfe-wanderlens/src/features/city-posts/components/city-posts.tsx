import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type CityDetail, type PostCard } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Caption, Card } from '@wanderwork/ui';
import styled from 'styled-components';

const MAX_POSTS = 3;

/** The newest posts about a city. */
const cityPostsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['city', slug, 'posts'],
    queryFn: ({ signal }) =>
      http.get<PostCard[]>(paths.api.blogPosts(), {
        query: { city: slug, view: 'card', limit: MAX_POSTS },
        signal,
      }),
  });

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
