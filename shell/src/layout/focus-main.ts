import { MAIN_ID } from './frame';

/** Moves the focus to the page's content when the notice that had it disappears. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
