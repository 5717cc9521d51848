import { useLayoutEffect } from 'react';

let holders = 0;

/** The scrollbar's room stays, so that nothing on the page moves. */
const lock = ({ style, clientWidth }: HTMLElement) => {
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
};

const unlock = ({ style }: HTMLElement) => {
  style.paddingRight = '';
  style.overflow = '';
};

/** Keeps the page from scrolling while mounted; several holders share one lock. */
export const useScrollLock = () => {
  useLayoutEffect(() => {
    if (holders++ === 0) lock(document.documentElement);
    return () => {
      if (--holders === 0) unlock(document.documentElement);
    };
  }, []);
};
