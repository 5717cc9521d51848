import { type SessionUser } from '@wanderwork/contracts';
import { savePreferences, useSession, type SessionState } from '@wanderwork/platform';
import { getChosenTheme, setTheme, showTheme, type Theme } from '@wanderwork/ui';

/** Chosen by hand while it was not yet known who is here. */
let earlyChoice: Theme | null = null;

/** What cannot be saved now still holds in this browser until its next start. */
const saveToAccount = (theme: Theme): void => void savePreferences({ theme }).catch(() => undefined);

/** A theme chosen by hand: shown and kept here, and for an account everywhere. */
export const chooseTheme = (theme: Theme): void => {
  setTheme(theme);
  const { user, isLoading } = useSession.getState();
  if (user) saveToAccount(theme);
  else if (isLoading) earlyChoice = theme;
};

/** Who never chose one for the account takes along what they chose here as a visitor. */
const findVisitorChoice = ({ preferences }: SessionUser, isFirstAnswer: boolean): Theme | null => {
  if (isFirstAnswer) return earlyChoice;
  return preferences.theme === 'system' ? getChosenTheme() : null;
};

const applyAccountTheme = (user: SessionUser, isFirstAnswer: boolean): void => {
  const visitorChoice = findVisitorChoice(user, isFirstAnswer);
  earlyChoice = null;
  if (visitorChoice) saveToAccount(visitorChoice);
  else showTheme(user.preferences.theme);
};

const handleSessionChange = (now: SessionState, before: SessionState): void => {
  if (!now.user) {
    if (before.user) showTheme('system');
  } else if (!before.user) applyAccountTheme(now.user, before.isLoading);
  else if (now.user.preferences.theme !== before.user.preferences.theme)
    showTheme(now.user.preferences.theme);
};

/** The theme of whoever is signed in is shown; who signs out leaves none behind. Returns how to stop. */
export const followAccountTheme = (): (() => void) => useSession.subscribe(handleSessionChange);
