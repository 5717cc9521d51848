import styled, { keyframes } from 'styled-components';

export const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * What lies over the page while something stands before it. base.css keeps the page from scrolling as long as it is
 * there; Radix's own overlay would write a style element for that, which the content policy forbids.
 */
export const Scrim = styled.div.attrs<{ 'data-scroll-lock'?: string }>({ 'data-scroll-lock': '' })`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: var(--scrim);
  animation: ${appear} var(--d2);
`;
