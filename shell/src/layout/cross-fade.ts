import { MAIN_ID } from './frame';
import { snapshotElement } from './snapshot-element';

/** The specification sets these numbers: 0.5 s in, 0.4 s out. */
export const PAGE_IN_MS = 500;
export const PAGE_OUT_MS = 400;

const BLURRED = { opacity: 0, filter: 'blur(6px)' };
const CLEAR = { opacity: 1, filter: 'blur(0)' };
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let finishLastFade = (): void => undefined;

const fadeOut = (picture: HTMLElement): Animation => {
  document.body.append(picture);
  const animation = picture.animate([CLEAR, BLURRED], {
    duration: PAGE_OUT_MS,
    easing: EASING,
    fill: 'forwards',
  });
  animation.onfinish = () => picture.remove();
  return animation;
};

const fadeIn = (main: HTMLElement): Animation =>
  main.animate([BLURRED, CLEAR], { duration: PAGE_IN_MS, easing: EASING });

/**
 * Animates a page change: a snapshot of the last page fades and blurs out above the next page, which fades in and is
 * usable at once. A new change ends the running one.
 */
export const crossFade = (): (() => void) => {
  const main = document.getElementById(MAIN_ID);
  finishLastFade();
  if (!main?.animate || prefersReducedMotion()) return () => undefined;
  const picture = snapshotElement(main);
  return () => {
    const running = [fadeOut(picture), fadeIn(main)];
    finishLastFade = () => {
      for (const animation of running) animation.cancel();
      picture.remove();
    };
  };
};
