import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { media } from '../theme/css';
import { useCurrentHeading } from './current-heading';

/** A heading of a text and its id on the page. */
export interface TextHeading {
  id: string;
  text: string;
}

/**
 * The table of contents with the current section marked: next to the text, or collapsed above it where there is no
 * room (`styles/contents.css`, which the served page uses too).
 */
export const ContentsList = ({ headings }: { headings: TextHeading[] }) => {
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentHeading(headings.map((heading) => heading.id));
  useKeepCurrentInView(nav, current);
  if (headings.length === 0) return <div />;
  return (
    <Nav ref={nav} aria-labelledby="contents-title">
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

/** Scrolls a list longer than the window to keep the current section visible; the page itself does not move. */
const useKeepCurrentInView = (nav: RefObject<HTMLElement | null>, current: string | null): void =>
  useEffect(() => {
    const list = nav.current;
    if (!list || list.scrollHeight <= list.clientHeight) return;
    const link = list.querySelector('[aria-current]')?.getBoundingClientRect();
    const { top, height } = list.getBoundingClientRect();
    list.scrollTop = link ? list.scrollTop + link.top - top - (height - link.height) / 2 : 0;
  }, [nav, current]);

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

  ${media.desktop} {
    position: sticky;
    top: 92px;
    /* As high as the window allows, with room for the focus ring. */
    max-block-size: calc(100dvh - 92px - var(--s4));
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
  }

  /* Its links are useless on paper. */
  @media print {
    display: none;
  }
`;
