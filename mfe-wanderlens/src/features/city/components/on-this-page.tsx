import { media } from '@wanderwork/ui';
import { useCurrentHeading } from '@wanderwork/ui/reading';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

export type Contents = readonly { id: string; label: string }[];

interface Props {
  parts: Contents;
  /** Whether all sections are rendered; otherwise only the first one is. */
  isWhole: boolean;
}

/** The height of the site header and this strip, plus a small margin, in pixels. */
const COVERED_PX = 128;

/** Links to the sections of the page. The strip sticks below the site header and marks the current section. */
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

/** Scrolls the strip, and nothing else, to its current link. */
const scrollToCurrentLink = (nav: HTMLElement | null): void => {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link) return;
  nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
};

/** Scroll targets must stop below the site header and the strip. */
const reserveStripSpace = () => {
  const { style } = document.documentElement;
  style.scrollPaddingTop = `${COVERED_PX}px`;
  return () => void (style.scrollPaddingTop = '');
};

/** The width of the fade at the end of the strip, in pixels. */
const FADE_PX = 40;

/** A window tall enough for the header, the strip and some text. */
const tallWindow = '@media (min-height: 560px)';

/**
 * On a phone the strip is wider than the screen: its end fades, unless it is scrolled to the end. Forced colors ignore
 * transparent, so that every link would be underlined.
 */
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

  ${media.belowPhone} {
    &::after {
      position: sticky;
      right: 0;
      flex: none;
      width: ${FADE_PX}px;
      margin-inline-start: calc(-${FADE_PX}px - var(--s5));
      background: linear-gradient(to left, var(--paper), transparent);
      content: '';
      pointer-events: none;
    }

    a:last-of-type {
      margin-inline-end: ${FADE_PX}px;
    }
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

  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
  }

  a[aria-current] {
    border-color: var(--red);
    color: var(--ink);
  }

  ${media.desktop} {
    gap: 22px;
  }
`;
