import { type PostSource } from '@wanderwork/contracts';
import styled from 'styled-components';

/** The sources of an article. */
export const ArticleSources = ({ sources }: { sources: PostSource[] }) => {
  if (sources.length === 0) return null;
  return (
    <Root aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ol>
    </Root>
  );
};

const Root = styled.section`
  margin-top: var(--s7);
  padding-top: var(--s4);
  border-top: 1px solid var(--ink);
  font-size: var(--f-sm);

  h2 {
    margin-bottom: var(--s3);
    font-size: var(--f-lg);
  }

  ol {
    display: grid;
    gap: var(--s2);
    padding-left: 1.4em;
  }

  a {
    text-decoration-color: var(--red);
    overflow-wrap: anywhere;
  }

  @media print {
    a::after {
      content: ' (' attr(href) ')';
    }
  }
`;
