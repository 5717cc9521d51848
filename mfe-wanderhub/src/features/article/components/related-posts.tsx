import { useQuery } from '@tanstack/react-query';
import { type PostDetail } from '@wanderwork/contracts';
import { Container, Grid, Section, Stack } from '@wanderwork/ui';
import { PostSummary } from '../../../shared/post-summary';
import { postsQuery } from '../../../shared/posts.query';
import { relatedPosts } from '../model/related';

/** What to read next; where the list cannot be had, the article simply ends. */
export const RelatedPosts = ({ post }: { post: PostDetail }) => {
  const { data: posts = [] } = useQuery(postsQuery);
  const related = relatedPosts(post, posts);
  if (related.length === 0) return null;
  return (
    <Section $rule="ink" aria-labelledby="related-title">
      <Container>
        <Stack $gap={5}>
          <h2 id="related-title">Read next</h2>
          <Grid as="ul" role="list">
            {related.map((other) => (
              <li key={other.id}>
                <PostSummary post={other} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
};
