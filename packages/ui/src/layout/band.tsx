import type { HTMLAttributes } from 'react';
import styled from 'styled-components';

/** A band of ink across the page. What stands on it wears the night's inks by day too, and its rings the text's colour. */
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

  /* There is no band then, so no night on it. */
  @media (forced-colors: active) {
    && {
      color-scheme: inherit;
    }
  }
`;
