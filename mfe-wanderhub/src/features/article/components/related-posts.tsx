import { useQuery } from '@tanstack/react-query';
import { Container, Grid, Section, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { PostSummary } from '../../../shared/post-summary';
import { relatedQuery } from '../api/related.query';

/** Related articles; renders nothing if they fail to load. */
export const RelatedPosts = ({ slugOrId }: { slugOrId: string }) => {
  const { data: relatedPosts = [] } = useQuery(relatedQuery(slugOrId));
  if (relatedPosts.length === 0) return null;
  return (
    <Related $rule="ink" aria-labelledby="related-title">
      <Container>
        <Stack $gap={5}>
          <h2 id="related-title">Read next</h2>
          <Grid as="ul" role="list">
            {relatedPosts.map((post) => (
              <li key={post.id}>
                <PostSummary post={post} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Related>
  );
};

/** Links to other pages are not printed. */
const Related = styled(Section)`
  @media print {
    display: none;
  }
`;
