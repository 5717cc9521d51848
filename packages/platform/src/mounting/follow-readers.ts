import { startTransition } from 'react';
import { flushSync } from 'react-dom';

const opensFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/** The focus was moved by keyboard or screen reader; a click on a button leaves no visible focus. */
const isVisibleFocus = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/**
 * Calls `onReader` when someone reads the page without scrolling: by keyboard or screen reader, with find-in-page, or
 * on paper. Returns a function that stops it.
 */
export const followReaders = (onReader: () => void): (() => void) => {
  // A transition keeps the keyboard responsive while the sections render.
  const handleFocus = (event: FocusEvent) => isVisibleFocus(event) && startTransition(onReader);
  const handleKey = (event: KeyboardEvent) => opensFind(event) && startTransition(onReader);
  // The browser captures the page for printing as soon as this event ends.
  const handlePrint = () => flushSync(onReader);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('keydown', handleKey);
  window.addEventListener('beforeprint', handlePrint);
  return () => {
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('keydown', handleKey);
    window.removeEventListener('beforeprint', handlePrint);
  };
};
