import styled from 'styled-components';
import { media } from '../theme/css';
import { useCurrentHeading } from './current-heading';

/** A heading of a text and its address within the page. */
export interface TextHeading {
  id: string;
  text: string;
}

/**
 * Ways into the text, with the place where one reads: whole beside it, and in one line above it where there is no room
 * (`styles/contents.css`, which the page as it is served has, too).
 */
export const ContentsList = ({ headings }: { headings: TextHeading[] }) => {
  const current = useCurrentHeading(headings.map((heading) => heading.id));
  if (headings.length === 0) return <div />;
  return (
    <Nav aria-labelledby="contents-title">
      <b id="contents-title">Contents</b>
      <details className="contents">
        <summary>
          <b>Contents</b> {headings.length === 1 ? '1 part' : `${headings.length} parts`}
        </summary>
        <ol role="list">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Nav>
  );
};

const Nav = styled.nav`
  display: grid;
  gap: 10px;
  align-content: start;
  align-self: start;
  font-size: var(--f-sm);

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
