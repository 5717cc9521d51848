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

  && .live-list {
    margin-top: var(--s4);
    padding-top: var(--s3);
    border-color: var(--line);
  }

  && .live-list :is(h2, h3) {
    margin: 0.6em 0 0.2em;
    font: 600 var(--f-sm) / 1.4 var(--sans);
    letter-spacing: 0;
  }

  && .live-list h2 {
    margin-top: 0;
  }

  .prose img {
    max-width: 100%;
    height: auto;
  }
`;
