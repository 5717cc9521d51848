import { useQuery } from '@tanstack/react-query';
import { paths, type PostCard, type PostCategory } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Container, Icon, Row, Section, Stack, TextLink, Trio } from '@wanderwork/ui';
import styled from 'styled-components';
import { PostSkeleton, PostSummary } from '../../../shared/post-summary';
import { HOME_POSTS, latestPostsQuery } from '../api/latest-posts.query';

const HOME_CATEGORY: PostCategory = 'Tools & Resources';

/** WanderHub on the home page. */
export const LatestSection = () => {
  const { data: posts, isPending, refetch } = useQuery(latestPostsQuery);
  return (
    <Band aria-labelledby="wanderhub-title">
      <Container>
        <Stack $gap={6}>
          <Row $justify="between">
            <h2 id="wanderhub-title">WanderHub</h2>
            <TextLink as={AppLink} to={paths.web.wanderhub()}>
              Explore WanderHub <Icon name="arrow-right" />
            </TextLink>
          </Row>
          {isPending && <PostsSkeleton />}
          {!isPending && !posts && <PostsLoadError onTryAgain={() => void refetch()} />}
          {posts && <Posts posts={posts} />}
        </Stack>
      </Container>
    </Band>
  );
};

const PostsSkeleton = () => (
  <Trio as="div" aria-busy="true">
    {Array.from({ length: HOME_POSTS }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Trio>
);

const Posts = ({ posts }: { posts: PostCard[] }) => {
  if (posts.length === 0) return <p>Loading latest articles...</p>;
  return (
    <Trio role="list">
      {posts.slice(0, HOME_POSTS).map((post) => (
        <li key={post.id}>
          <PostSummary post={post} defaultCategory={HOME_CATEGORY} />
        </li>
      ))}
    </Trio>
  );
};

const PostsLoadError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Row>
    <p>We couldn’t load the latest articles.</p>
    <Button size="small" onClick={onTryAgain}>
      Try Again
    </Button>
  </Row>
);

const Band = styled(Section)`
  border-block: 1px solid var(--line);
  background: var(--buff);
`;
