import { type ComponentPropsWithRef, useLayoutEffect, type ButtonHTMLAttributes, type Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { Drawing } from '../icons/drawing';

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

let lockCount = 0;

/** Keeps the scrollbar's space, so that nothing on the page moves. */
const lock = ({ style, clientWidth }: HTMLElement) => {
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
};

const unlock = ({ style }: HTMLElement) => {
  style.paddingRight = '';
  style.overflow = '';
};

/** Stops the page from scrolling while mounted; several callers share one lock. */
const useScrollLock = () => {
  useLayoutEffect(() => {
    if (lockCount++ === 0) lock(document.documentElement);
    return () => {
      if (--lockCount === 0) unlock(document.documentElement);
    };
  }, []);
};

/** The close button in the corner of a dialog or drawer. */
export const CloseButton = (
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> },
) => (
  <Cross type="button" aria-label="Close" {...props}>
    {/* Drawn by path, not by icon name: a name would add all icons to every chunk with a dialog. */}
    <Drawing path="M18 6 6 18M6 6l12 12" />
  </Cross>
);

const Cross = styled.button`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--r2);
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--water);
  }
`;
