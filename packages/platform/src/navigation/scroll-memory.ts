import type { Location } from 'react-router-dom';
import { hashId } from './hash-id';

/** How long a page that is still growing may take to reach the place where one was. */
const MAX_WAIT_MS = 3000;

const savedPositions = new Map<string, number>();

const toKey = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/** Whether both are one entry of the history. */
export const isSamePlace = (a: Location, b: Location): boolean => toKey(a) === toKey(b);

/** The browser made the entry itself, for a link to a part of the page; all of these have one key. */
const isBrowserEntry = ({ key, hash }: Location): boolean => key === 'default' && hash !== '';

let currentKey = '';

/** Where the page stands, as long as scrolling is followed: asking the browser would make it lay the new page out at once. */
let lastTop: number | null = null;

// At once: the page's own smooth scrolling is for links within it.
const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const tryScrollTo = (top: number): boolean => {
  scrollTo(top);
  return Math.abs(window.scrollY - top) < 2;
};

let stopWaiting = (): void => undefined;

/** The data of a page may come after its frame: it is followed until it is long enough, or the person moves. */
const scrollWhenLongEnough = (top: number): void => {
  const observer = new ResizeObserver(() => tryScrollTo(top) && stopWaiting());
  const timer = setTimeout(() => stopWaiting(), MAX_WAIT_MS);
  const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const handleUserEvent = () => stopWaiting();
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of userEvents) window.removeEventListener(sign, handleUserEvent);
    stopWaiting = () => undefined;
  };
  for (const sign of userEvents) window.addEventListener(sign, handleUserEvent, { passive: true });
  observer.observe(document.body);
};

/** From now on `location` is what is on the screen. */
export const setCurrentPlace = (location: Location): void => {
  stopWaiting();
  currentKey = toKey(location);
};

/**
 * Brings a page that one comes back to where it was left; false when that is not known. Within a page, an entry that
 * the browser made is a link to a part of it; from another page it is a way back like any.
 */
export const restoreScroll = (location: Location, newPage: boolean): boolean => {
  const top = savedPositions.get(toKey(location));
  if (top === undefined || (isBrowserEntry(location) && !newPage)) return false;
  if (!tryScrollTo(top)) scrollWhenLongEnough(top);
  return true;
};

/** To the part of the page that the hash names, or to its start. */
export const scrollToStart = (hash: string): void => {
  const part = document.getElementById(hashId(hash));
  if (part) part.scrollIntoView();
  else if (lastTop !== 0) scrollTo(0);
};

/**
 * Remembers where each page was left, in the browser's place: it would move the last page while the next one is still
 * being made. A full load stays the browser's matter. Returns how to stop.
 */
export const followScroll = (): (() => void) => {
  const savePosition = () => {
    lastTop = window.scrollY;
    savedPositions.set(currentKey, lastTop);
  };
  const disableBrowserRestore = () => {
    history.scrollRestoration = 'manual';
  };
  const enableBrowserRestore = () => {
    history.scrollRestoration = 'auto';
  };
  disableBrowserRestore();
  savePosition();
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('pagehide', enableBrowserRestore);
  window.addEventListener('pageshow', disableBrowserRestore);
  return () => {
    lastTop = null;
    enableBrowserRestore();
    window.removeEventListener('scroll', savePosition);
    window.removeEventListener('pagehide', enableBrowserRestore);
    window.removeEventListener('pageshow', disableBrowserRestore);
  };
};
