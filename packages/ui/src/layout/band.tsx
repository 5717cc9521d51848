import type { HTMLAttributes } from 'react';
import styled from 'styled-components';

/**
 * A dark band across the page. Its content uses the dark theme's colors in both themes, and the focus ring takes the
 * text color.
 */
export const Band = ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
  <Ground {...rest}>
    <Night data-theme="dark">{children}</Night>
  </Ground>
);

const Ground = styled.div`
  background: var(--band);

  @media print {
    background: none;
  }
`;

const Night = styled.div`
  color: var(--ink);

  && {
    --focus: var(--ink);
    --focus-glow: color-mix(in srgb, var(--ink) 44%, transparent);
  }

  /* In forced colors there is no band, so no dark scheme on it. */
  @media (forced-colors: active) {
    && {
      color-scheme: inherit;
    }
  }
`;
