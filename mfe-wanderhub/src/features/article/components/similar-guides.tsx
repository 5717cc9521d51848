import { useQuery } from '@tanstack/react-query';
import { Grid, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { PostSummary } from '../../../shared/post-summary';
import { similarPostsQuery } from '../api/similar-posts.query';

/** Similar guides; renders nothing if there are none or they fail to load. */
export const SimilarGuides = ({ words }: { words: string }) => {
  const { data } = useQuery(similarPostsQuery(words));
  if (!data || data.items.length === 0) return null;
  return (
    <Wrapper as="section" $gap={5} aria-labelledby="near-title">
      <h2 id="near-title">Maybe one of these</h2>
      <Grid as="ul" role="list">
        {data.items.map((post) => (
          <li key={post.id}>
            <PostSummary post={post} />
          </li>
        ))}
      </Grid>
    </Wrapper>
  );
};

const Wrapper = styled(Stack)`
  margin-top: var(--s6);
`;
