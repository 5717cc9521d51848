const KEY = 'wanderwork_install_dismissed';

/** If storage is blocked, the answer holds until the page is left. */
let isDismissedOnPage = false;

export const isDismissed = (): boolean => {
  try {
    return isDismissedOnPage || localStorage.getItem(KEY) !== null;
  } catch {
    return isDismissedOnPage;
  }
};

/** Remembers that the offer was declined, so that it is not made again. */
export const rememberDismissal = (): void => {
  isDismissedOnPage = true;
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // The variable above remembers it.
  }
};
