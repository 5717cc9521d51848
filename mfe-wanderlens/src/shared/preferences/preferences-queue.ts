import { tabChannel, toast, useSession } from '@wanderwork/platform';
import { savePreferences, type PreferenceChange } from './save-preferences';

/** A hand that moves a slider is left alone until it rests. */
const PAUSE_MS = 700;

const otherTabs = tabChannel<PreferenceChange>('wanderwork-wishes');

/** The newest that was wished, here or in another tab, and what the account knows of it for all that is known here. */
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

/** One request at a time, always of the newest: an earlier one that is slow cannot come after it. */
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

/** The hand rests, or the page is left. Other tabs hear of it at once: what is wished there next adds to it. */
const flush = () => {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  otherTabs.tell(newest!);
  void saveNewest();
};

/** Keeps the newest, whichever part of the page wished it; what it is can be shown at once. */
export const enqueuePreferences = (change: PreferenceChange): void => {
  newest = change;
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE_MS);
};

/** Calls `heard` with what another tab wished, unless a hand here has wished something newer meanwhile. */
export const followOtherTabs = (onChange: (change: PreferenceChange) => void): (() => void) =>
  otherTabs.follow((change) => {
    if (timer !== undefined) return;
    // A request that is under way may come after the other tab's: then theirs is sent once more.
    if (!isSaving) savedChange = change;
    newest = change;
    onChange(change);
  });

addEventListener('pagehide', flush);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
