import { media } from '@wanderwork/ui';
import { useCurrentHeading } from '@wanderwork/ui/reading';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

export type Contents = readonly { id: string; label: string }[];

interface Props {
  parts: Contents;
  /** All of them are drawn; until then only the first. */
  isWhole: boolean;
}

/** The site's head and the strip beneath it, with a little air, in pixels. */
const COVERED_PX = 128;

/** Ways down the page, and where one is; it stays under the site's head while one reads. */
export const OnThisPage = ({ parts, isWhole }: Props) => {
  const current = useCurrentHeading((isWhole ? parts : parts.slice(0, 1)).map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrentLink(nav.current), [current]);
  useLayoutEffect(reserveStripSpace, []);
  return (
    <Nav ref={nav} aria-label="On this page">
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === (current ?? parts[0]?.id) ? 'location' : undefined}>
          {label}
        </a>
      ))}
    </Nav>
  );
};

/** Moves the strip sideways to its current link, and nothing else. */
const scrollToCurrentLink = (nav: HTMLElement | null): void => {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link) return;
  nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
};

/** What a link or the focus brings into view stands below the site's head and the strip. */
const reserveStripSpace = () => {
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${COVERED_PX}px`;
  return () => void (style.scrollPaddingTop = '');
};

/** A window with room for the site's head, the strip, and something to read. */
const tallWindow = '@media (min-height: 560px)';

const Nav = styled.nav`
  z-index: 2;
  display: flex;
  gap: var(--s5);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  scrollbar-width: none;

  ${tallWindow} {
    position: sticky;
    top: 64px;
  }

  @media print {
    display: none;
  }

  a {
    padding-block: var(--s3);
    border-bottom: 2px solid transparent;
    font-weight: 600;
    color: var(--ink-2);
    text-decoration: none;
    white-space: nowrap;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a:hover {
    color: var(--ink);
  }

  /* In forced colours no colour is transparent: the line would stand under every part. */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
  }

  a[aria-current] {
    border-color: var(--red);
    color: var(--ink);
  }

  ${media.desk} {
    gap: 22px;
  }
`;
