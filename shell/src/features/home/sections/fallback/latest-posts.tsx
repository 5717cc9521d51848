import { useQuery } from '@tanstack/react-query';
import { paths, type PostCard, storedPostLists } from '@wanderwork/contracts';
import { AppLink, cacheTimes, http, isListOf, createStoredQuery } from '@wanderwork/platform';
import { Icon, Skeleton, Small, Stack, TextLink } from '@wanderwork/ui';
import { isPostCard } from '../../../../shared/is-post-card';

const HOME_POSTS = 3;

/** The same query as in WanderHub, so that both share the stored answer. */
const latestPostsQuery = createStoredQuery({
  queryKey: storedPostLists.home,
  queryFn: ({ signal }) =>
    http.get<PostCard[]>(paths.api.blogPosts(), { query: { view: 'card', limit: HOME_POSTS }, signal }),
  isValid: isListOf(isPostCard),
  freshFor: cacheTimes.homeBlogPosts,
});

/** The newest articles as plain links: from the server, or from this browser's storage. */
export const LatestPosts = () => {
  const { data: posts, isPending } = useQuery(latestPostsQuery);
  return (
    <Stack $gap={4}>
      {isPending ? <Skeleton $height="120px" /> : <Titles posts={posts} />}
      <p>
        <TextLink as={AppLink} to={paths.web.wanderhubFallback()}>
          All articles in plain form <Icon name="arrow-right" />
        </TextLink>
      </p>
    </Stack>
  );
};

const Titles = ({ posts }: { posts: PostCard[] | undefined }) => {
  if (!posts) return <p>The latest articles aren’t available right now.</p>;
  if (posts.length === 0) return <p>Loading latest articles...</p>;
  return (
    <Stack as="ul" role="list">
      {posts.map((post) => (
        <li key={post.id}>
          <TextLink quiet as={AppLink} to={paths.web.post(post.slug || post.id)}>
            {post.title}
          </TextLink>
          <Small $quiet>{post.readMinutes} min read</Small>
        </li>
      ))}
    </Stack>
  );
};
