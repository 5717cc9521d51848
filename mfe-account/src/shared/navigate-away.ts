/**
 * Goes on at a page of the payment provider. `instead`: of the page one is on, so that the way back does not lead into it
 * again.
 */
export const navigateAway = (url: string, { instead = false } = {}): void => {
  if (instead) location.replace(url);
  else location.assign(url);
};
