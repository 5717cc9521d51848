import { startTransition } from 'react';
import { flushSync } from 'react-dom';

const opensFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/** The focus came by keyboard or by a screen reader; a click on a button leaves no visible focus. */
const isVisibleFocus = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/**
 * Calls `onReader` whenever somebody goes through the page without scrolling it: by keyboard or screen reader, by
 * find-in-page, or on paper. Returns how to stop.
 */
export const followReaders = (onReader: () => void): (() => void) => {
  // A transition keeps the keyboard quick while the sections are drawn.
  const handleFocus = (event: FocusEvent) => isVisibleFocus(event) && startTransition(onReader);
  const handleKey = (event: KeyboardEvent) => opensFind(event) && startTransition(onReader);
  // The browser takes the page for printing as soon as this event is over.
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
