import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/**
 * The lower edge of the screen. The page ends above this area, and a focused element is scrolled out from under it:
 * base.css uses `--notice` for both.
 */
export const NoticeArea = ({ children }: { children: ReactNode }) => {
  const areaRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = areaRef;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--notice', `${current.offsetHeight}px`);
      document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // A live region announces only what is added to it, so it is always present.
  return (
    <AreaRoot ref={areaRef} role="status">
      {children}
    </AreaRoot>
  );
};

const AreaRoot = styled.div`
  position: fixed;
  z-index: 46;
  inset: auto 0 0;
  pointer-events: none;

  > * {
    max-width: var(--max);
    margin: 0 auto max(12px, env(safe-area-inset-bottom));
    box-shadow: var(--e2);
    pointer-events: auto;
  }

  &:not(:empty) {
    padding-inline: var(--gut);
  }
`;
