import type { Location } from 'react-router-dom';
import { hashId } from './hash-id';

/** How long a page that is still growing may take to reach the place where one was. */
const PATIENCE_MS = 3000;

const places = new Map<string, number>();

const nameOf = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/** Whether both are one entry of the history. */
export const isSamePlace = (a: Location, b: Location): boolean => nameOf(a) === nameOf(b);

/** The browser made the entry itself, for a link to a part of the page; all of these have one key. */
const isBrowsersOwn = ({ key, hash }: Location): boolean => key === 'default' && hash !== '';

let shown = '';

/** Where the page stands, as long as scrolling is followed: asking the browser would make it lay the new page out at once. */
let lastTop: number | null = null;

// At once: the page's own smooth scrolling is for links within it.
const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const jump = (top: number): boolean => {
  scrollTo(top);
  return Math.abs(window.scrollY - top) < 2;
};

let stopWaiting = (): void => undefined;

/** The data of a page may come after its frame: it is followed until it is long enough, or the person moves. */
const jumpWhenLongEnough = (top: number): void => {
  const observer = new ResizeObserver(() => jump(top) && stopWaiting());
  const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const onSign = () => stopWaiting();
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, onSign);
    stopWaiting = () => undefined;
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  observer.observe(document.body);
};

/** From now on `location` is what is on the screen. */
export const showPlace = (location: Location): void => {
  stopWaiting();
  shown = nameOf(location);
};

/**
 * Brings a page that one comes back to where it was left; false when that is not known. Within a page, an entry that
 * the browser made is a link to a part of it; from another page it is a way back like any.
 */
export const returnToPlace = (location: Location, newPage: boolean): boolean => {
  const top = places.get(nameOf(location));
  if (top === undefined || (isBrowsersOwn(location) && !newPage)) return false;
  if (!jump(top)) jumpWhenLongEnough(top);
  return true;
};

/** To the part of the page that the hash names, or to its start. */
export const goToStart = (hash: string): void => {
  const part = document.getElementById(hashId(hash));
  if (part) part.scrollIntoView();
  else if (lastTop !== 0) scrollTo(0);
};

/**
 * Remembers where each page was left, in the browser's place: it would move the last page while the next one is still
 * being made. A full load stays the browser's matter. Returns how to stop.
 */
export const followScroll = (): (() => void) => {
  const note = () => {
    lastTop = window.scrollY;
    places.set(shown, lastTop);
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  takeOver();
  note();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', takeOver);
  return () => {
    lastTop = null;
    giveBack();
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', takeOver);
  };
};
