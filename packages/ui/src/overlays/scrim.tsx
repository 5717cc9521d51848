import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useScrollLock } from './scroll-lock';

/**
 * Covers the page behind a dialog and stops it from scrolling. Radix's own overlay would write a style element, which
 * the content policy forbids.
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
