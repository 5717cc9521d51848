import type { Location } from 'react-router-dom';
import { parseHashId } from './parse-hash-id';

/** How long a growing page may take to reach the saved position. */
const MAX_WAIT_MS = 3000;

const savedPositions = new Map<string, number>();

const toKey = ({ key, pathname, search, hash }: Location): string => `${key} ${pathname}${search}${hash}`;

/** Whether both are the same history entry. */
export const isSamePlace = (a: Location, b: Location): boolean => toKey(a) === toKey(b);

/** The browser created this entry itself, for a link to a part of the page; all such entries share one key. */
const isBrowserEntry = ({ key, hash }: Location): boolean => key === 'default' && hash !== '';

let currentKey = '';

/**
 * The scroll position while scrolling is followed. Reading it from the browser would force a layout of the new page.
 */
let lastTop: number | null = null;

// Instant: the page's smooth scrolling is only for links within it.
const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const tryScrollTo = (top: number): boolean => {
  scrollTo(top);
  return Math.abs(window.scrollY - top) < 2;
};

let stopWaiting = (): void => undefined;

/** A page's data may arrive after its frame, so this waits until the page is long enough or the person interacts. */
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

/** Sets the location that is on the screen now. */
export const setCurrentPlace = (location: Location): void => {
  stopWaiting();
  currentKey = toKey(location);
};

/**
 * Restores the scroll position of a page; returns false when it is unknown. An entry that the browser made counts as
 * a link when it leads within the same page, and as a return when it comes from another page.
 */
export const restoreScroll = (location: Location, newPage: boolean): boolean => {
  const top = savedPositions.get(toKey(location));
  if (top === undefined || (isBrowserEntry(location) && !newPage)) return false;
  if (!tryScrollTo(top)) scrollWhenLongEnough(top);
  return true;
};

/**
 * Scrolls to the part of the page that the hash names, or to the top. A new page scrolls at once: while a smooth scroll
 * runs, Chromium adds its distance to every other scroll, such as the page's own to the same part.
 */
export const scrollToStart = (hash: string, newPage: boolean): void => {
  const part = document.getElementById(parseHashId(hash));
  if (part) part.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' });
  else if (lastTop !== 0) scrollTo(0);
};

/**
 * Saves the scroll position of each page in place of the browser, which would scroll the old page while the new one
 * still renders. Full page loads stay with the browser. Returns a function that stops it.
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
