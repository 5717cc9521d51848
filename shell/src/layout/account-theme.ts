import { type SessionUser } from '@wanderwork/contracts';
import { savePreferences, useSession, type SessionState } from '@wanderwork/platform';
import { getChosenTheme, setTheme, showTheme, type Theme } from '@wanderwork/ui';

/** A theme chosen before the session was known. */
let earlyChoice: Theme | null = null;

/** If saving fails, the theme still applies in this browser until its next start. */
const saveToAccount = (theme: Theme): void => void savePreferences({ theme }).catch(() => undefined);

/** Shows and stores a theme the person chose, and saves it to the account of a signed-in person. */
export const chooseTheme = (theme: Theme): void => {
  setTheme(theme);
  const { user, isLoading } = useSession.getState();
  if (user) saveToAccount(theme);
  else if (isLoading) earlyChoice = theme;
};

/** An account without a chosen theme takes over the one chosen here as a visitor. */
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

/** Shows the theme of the signed-in person; signing out resets it. Returns a function that stops it. */
export const followAccountTheme = (): (() => void) => useSession.subscribe(handleSessionChange);
