const KEY = 'wanderwork_update_later';

/** Whether the waiting version was postponed in this tab. */
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
    // The update is offered again on the next page load.
  }
};
