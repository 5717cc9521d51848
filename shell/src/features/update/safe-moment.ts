import { useSyncExternalStore } from 'react';

/**
 * Elements that a reload would interrupt. A part of a page marks itself with `data-uninterrupted` while
 * something is under way (a voice session, a game run).
 */
const INTERRUPTIBLE = '[role="dialog"], [role="alertdialog"], dialog[open], [data-uninterrupted]';

/** Searches are in the address and choices are quick to repeat; typed text is not. */
const typesWithoutText = ['search', 'hidden', 'checkbox', 'radio', 'range', 'submit', 'button', 'reset'];
const FIELDS = `textarea, input${typesWithoutText.map((type) => `:not([type="${type}"])`).join('')}`;

/** Payments happen partly elsewhere, so no field shows them. */
const BUSY_PATHS = /^\/checkout(?:\/|$)/;

const hasUnsavedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value }) => value !== '',
  );

/** Whether a reload now would lose nothing. */
export const isSafeMoment = (): boolean =>
  !BUSY_PATHS.test(location.pathname) && !document.querySelector(INTERRUPTIBLE) && !hasUnsavedText();

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-uninterrupted'],
  });
  document.addEventListener('input', changed);
  return () => {
    observer.disconnect();
    document.removeEventListener('input', changed);
  };
};

export const useSafeMoment = (): boolean => useSyncExternalStore(subscribe, isSafeMoment);
