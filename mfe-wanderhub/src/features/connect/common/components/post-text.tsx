import { Prose } from '@wanderwork/ui/reading';
import styled from 'styled-components';

/** The text of a post, rendered and sanitized by the server; smaller than an article. */
export const PostText = ({ html }: { html: string }) => (
  <Root dir="auto">
    <Prose html={html} />
  </Root>
);

const Root = styled.div`
  overflow-wrap: anywhere;

  .prose {
    font-size: var(--f-md);
    line-height: 1.6;
  }

  .prose img {
    max-width: 100%;
    height: auto;
  }
`;
