import { useSession } from '../session/session-store';
import { readStoredCurrency, readVisitorCurrency } from '../session/stored-preferences';

/**
 * The currency in which to show prices: the account's, a visitor's choice in this browser, or US dollars. Until the
 * session is known, the account's last choice in this browser applies, so nothing on the screen changes.
 */
export const useCurrency = (): string =>
  useSession(
    ({ user }) => user?.preferences.currency ?? readStoredCurrency() ?? readVisitorCurrency() ?? 'USD',
  );
