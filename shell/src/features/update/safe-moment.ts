import { useSyncExternalStore } from 'react';

/** What a reload would break off. A part of a page says so of itself by `data-uninterrupted` (a call, a run of the game). */
const INTERRUPTIBLE = '[role="dialog"], [role="alertdialog"], dialog[open], [data-uninterrupted]';

/** A search stands in the address; a choice is quickly made again; words are not. */
const typesWithoutText = ['search', 'hidden', 'checkbox', 'radio', 'range', 'submit', 'button', 'reset'];
const FIELDS = `textarea, input${typesWithoutText.map((type) => `:not([type="${type}"])`).join('')}`;

/** Paying and speaking happen partly elsewhere: no field tells. */
const BUSY_PATHS = /^\/(?:checkout|voice-assistant)(?:\/|$)/;

const hasUnsavedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value }) => value !== '',
  );

/** Whether nothing would be lost if the page were loaded again now. */
export const isSafeMoment = (): boolean =>
  !BUSY_PATHS.test(location.pathname) && !document.querySelector(INTERRUPTIBLE) && !hasUnsavedText();

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', changed);
  return () => {
    observer.disconnect();
    document.removeEventListener('input', changed);
  };
};

export const useSafeMoment = (): boolean => useSyncExternalStore(subscribe, isSafeMoment);
