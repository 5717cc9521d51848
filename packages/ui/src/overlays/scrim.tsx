import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useScrollLock } from './scroll-lock';

/**
 * What lies over the page while something stands before it, and keeps the page still. Radix's own overlay would write
 * a style element for that, which the content policy forbids.
 */
export const Scrim = (props: ComponentPropsWithRef<'div'>) => {
  useScrollLock();
  return <Ground {...props} />;
};

export const appear = keyframes`
  from { opacity: 0; }
`;

const Ground = styled.div`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: var(--scrim);
  animation: ${appear} var(--d2);
`;
