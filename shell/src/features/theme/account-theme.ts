import { type SessionUser } from '@wanderwork/contracts';
import { savePreferences, useSession, type SessionState } from '@wanderwork/platform';
import { chosenTheme, setTheme, showTheme, type Theme } from '@wanderwork/ui';

/** Chosen by hand while it was not yet known who is here. */
let early: Theme | null = null;

/** What cannot be saved now still holds in this browser until its next start. */
const save = (theme: Theme): void => void savePreferences({ theme }).catch(() => undefined);

/** A theme chosen by hand: shown and kept here, and for an account everywhere. */
export const chooseTheme = (theme: Theme): void => {
  setTheme(theme);
  const { user, isLoading } = useSession.getState();
  if (user) save(theme);
  else if (isLoading) early = theme;
};

/** Who never chose one for the account takes along what they chose here as a visitor. */
const ownChoice = ({ preferences }: SessionUser, atStart: boolean): Theme | null => {
  if (atStart) return early;
  return preferences.theme === 'system' ? chosenTheme() : null;
};

const greet = (user: SessionUser, atStart: boolean): void => {
  const own = ownChoice(user, atStart);
  early = null;
  if (own) save(own);
  else showTheme(user.preferences.theme);
};

const follow = (now: SessionState, before: SessionState): void => {
  if (!now.user) {
    if (before.user) showTheme('system');
  } else if (!before.user) greet(now.user, before.isLoading);
  else if (now.user.preferences.theme !== before.user.preferences.theme)
    showTheme(now.user.preferences.theme);
};

/** The theme of whoever is signed in is shown; who signs out leaves none behind. Returns how to stop. */
export const followAccountTheme = (): (() => void) => useSession.subscribe(follow);
