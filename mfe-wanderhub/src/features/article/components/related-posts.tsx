import { useQuery } from '@tanstack/react-query';
import { Container, Grid, Section, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { PostSummary } from '../../../shared/post-summary';
import { relatedQuery } from '../api/related.query';

/** What to read next; where the list cannot be had, the article simply ends. */
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

/** It leads to other pages: paper has none. */
const Related = styled(Section)`
  @media print {
    display: none;
  }
`;
