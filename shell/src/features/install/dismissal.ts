const KEY = 'wanderwork_install_dismissed';

/** Where storage is forbidden, the answer holds until the page is left. */
let dismissedHere = false;

export const isDismissed = (): boolean => {
  try {
    return dismissedHere || localStorage.getItem(KEY) !== null;
  } catch {
    return dismissedHere;
  }
};

/** The offer was declined: it is not made again. */
export const dismiss = (): void => {
  dismissedHere = true;
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // Kept above.
  }
};
