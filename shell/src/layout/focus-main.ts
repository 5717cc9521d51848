import { MAIN_ID } from './frame';

/** Where the keyboard goes on when the notice that it was in is gone: at the page's content. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
