const KEY = 'wanderwork_voice';

/** Whether answers are spoken in this browser; null until the person has been asked. */
export const readSpeechPreference = (): boolean | null => {
  try {
    const value = localStorage.getItem(KEY);
    return value === null ? null : value === 'spoken';
  } catch {
    return null;
  }
};

/** Where storage is blocked, the choice lasts for this visit. */
export const storeSpeechPreference = (speaks: boolean): void => {
  try {
    localStorage.setItem(KEY, speaks ? 'spoken' : 'shown');
  } catch {
    // Nothing to do: the screen already follows the choice.
  }
};
