import { tabChannel, toast, useSession } from '@wanderwork/platform';
import { savePreferences, type PreferenceChange } from './save-preferences';

/** A hand that moves a slider is left alone until it rests. */
const PAUSE_MS = 700;

const otherTabs = tabChannel<PreferenceChange>('wanderwork-wishes');

/** The newest that was wished, here or in another tab, and what the account knows of it for all that is known here. */
let newest: PreferenceChange | null = null;
let kept: PreferenceChange | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
let keeping = false;

const isStillHere = ({ userId }: PreferenceChange) => (useSession.getState().user?.id ?? null) === userId;

const sayNotKept = () =>
  toast({
    title: 'Your preferences aren’t saved yet.',
    description: 'We couldn’t reach your account. They apply here, and your next change saves them all.',
    tone: 'bad',
  });

/** One request at a time, always of the newest: an earlier one that is slow cannot come after it. */
const keepNewest = async (): Promise<void> => {
  if (keeping) return;
  keeping = true;
  try {
    while (newest && newest !== kept && pause === undefined && isStillHere(newest)) {
      const now = newest;
      await savePreferences(now);
      kept = now;
    }
  } catch {
    sayNotKept();
    addEventListener('online', () => void keepNewest(), { once: true });
  } finally {
    keeping = false;
  }
};

/** The hand rests, or the page is left. Other tabs hear of it at once: what is wished there next adds to it. */
const rest = () => {
  if (pause === undefined) return;
  clearTimeout(pause);
  pause = undefined;
  otherTabs.tell(newest!);
  void keepNewest();
};

/** Keeps the newest, whichever part of the page wished it; what it is can be shown at once. */
export const saveInOrder = (wished: PreferenceChange): void => {
  newest = wished;
  clearTimeout(pause);
  pause = setTimeout(rest, PAUSE_MS);
};

/** Calls `heard` with what another tab wished, unless a hand here has wished something newer meanwhile. */
export const followOtherTabs = (heard: (wished: PreferenceChange) => void): (() => void) =>
  otherTabs.follow((wished) => {
    if (pause !== undefined) return;
    // A request that is under way may come after the other tab's: then theirs is sent once more.
    if (!keeping) kept = wished;
    newest = wished;
    heard(wished);
  });

addEventListener('pagehide', rest);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && rest());
