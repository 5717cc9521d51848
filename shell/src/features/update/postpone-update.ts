const KEY = 'wanderwork_update_later';

/** Whether the version that waits was put off in this tab. */
export const isUpdatePostponed = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const postponeUpdate = (): void => {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Asked again when the next page is loaded.
  }
};
