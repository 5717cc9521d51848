import { createTabChannel, toast, useSession } from '@wanderwork/platform';
import { savePreferences, type PreferenceChange } from './saved-preferences';

/** Waits for a pause, because a slider sends many changes. */
const PAUSE_MS = 700;

const otherTabs = createTabChannel<PreferenceChange>('wanderwork-wishes');

/** The newest change, from here or another tab, and the last one known to be saved. */
let newest: PreferenceChange | null = null;
let savedChange: PreferenceChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSaving = false;

const isCurrentUser = ({ userId }: PreferenceChange) => (useSession.getState().user?.id ?? null) === userId;

const showSaveError = () =>
  toast({
    title: 'Your preferences aren’t saved yet.',
    description: 'We couldn’t reach your account. They apply here, and your next change saves them all.',
    tone: 'bad',
  });

/** Sends one request at a time, always the newest change, so that a slow request cannot overwrite a later one. */
const saveNewest = async (): Promise<void> => {
  if (isSaving) return;
  isSaving = true;
  try {
    while (newest && newest !== savedChange && timer === undefined && isCurrentUser(newest)) {
      const now = newest;
      await savePreferences(now);
      savedChange = now;
    }
  } catch {
    showSaveError();
    addEventListener('online', () => void saveNewest(), { once: true });
  } finally {
    isSaving = false;
  }
};

/**
 * Saves after a pause, or when the page is left. Other tabs are told at once, so that their next change builds on it.
 */
const flush = () => {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  otherTabs.send(newest!);
  void saveNewest();
};

/** Saves the newest change after a pause, whichever part of the page made it. */
export const enqueuePreferences = (change: PreferenceChange): void => {
  newest = change;
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE_MS);
};

/** Calls `onChange` with the changes of other tabs, unless a newer change is pending here. */
export const followOtherTabs = (onChange: (change: PreferenceChange) => void): (() => void) =>
  otherTabs.follow((change) => {
    if (timer !== undefined) return;
    // A pending request may arrive after the other tab's. In that case the other tab's change is sent again.
    if (!isSaving) savedChange = change;
    newest = change;
    onChange(change);
  });

addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
