import styled from 'styled-components';
import { media } from '../theme/css';
import { useCurrentHeading } from './current-heading';

/** A heading of a text and its address within the page. */
export interface TextHeading {
  id: string;
  text: string;
}

/** Ways into the text, with the place where one reads. */
export const ContentsList = ({ headings }: { headings: TextHeading[] }) => {
  const current = useCurrentHeading(headings.map((heading) => heading.id));
  if (headings.length === 0) return <div />;
  return (
    <Nav aria-labelledby="contents-title">
      <b id="contents-title">Contents</b>
      <ol role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};

const Nav = styled.nav`
  display: grid;
  gap: 10px;
  align-content: start;
  align-self: start;
  font-size: var(--f-sm);

  ol {
    display: grid;
    gap: var(--s1);
  }

  a {
    display: block;
    padding: 3px 0 3px var(--s3);
    border-left: 2px solid var(--line);
    color: var(--ink-2);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--ink-3);
    color: var(--ink);
  }

  a[aria-current] {
    border-color: var(--red);
    font-weight: 600;
    color: var(--ink);
  }

  ${media.desk} {
    position: sticky;
    top: 96px;
  }

  /* Its links lead nowhere on paper. */
  @media print {
    display: none;
  }
`;
