/** Opens a page of the payment provider. `replace` removes the current page from the history, so that "back" skips it. */
export const navigateAway = (url: string, { replace = false } = {}): void => {
  if (replace) location.replace(url);
  else location.assign(url);
};
