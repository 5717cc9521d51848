import { useLayoutEffect } from 'react';

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
export const useScrollLock = () => {
  useLayoutEffect(() => {
    if (lockCount++ === 0) lock(document.documentElement);
    return () => {
      if (--lockCount === 0) unlock(document.documentElement);
    };
  }, []);
};
