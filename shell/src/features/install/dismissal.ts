const KEY = 'wanderwork_install_dismissed';

/** Where storage is forbidden, the answer holds until the page is left. */
let isDismissedOnPage = false;

export const isDismissed = (): boolean => {
  try {
    return isDismissedOnPage || localStorage.getItem(KEY) !== null;
  } catch {
    return isDismissedOnPage;
  }
};

/** The offer was declined: it is not made again. */
export const rememberDismissal = (): void => {
  isDismissedOnPage = true;
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // Kept above.
  }
};
