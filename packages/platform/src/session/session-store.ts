import { hasTier, type SessionUser } from '@wanderwork/contracts';
import { create } from 'zustand';
import { storeCurrency, storeUnit } from './stored-preferences';
import { dropForeignEntries } from '../query/stored-cache';

export interface SessionState {
  user: SessionUser | null;
  isAuthenticated: boolean;
  /** True until the server has answered for the first time. */
  isLoading: boolean;
  /**
   * The server no longer knows this session. The person stays on the page with their work until someone signs in or
   * out.
   */
  hasEnded: boolean;
  isPremium: boolean;
}

const toState = (user: SessionUser | null): SessionState => ({
  user,
  isAuthenticated: user !== null,
  isLoading: false,
  hasEnded: false,
  isPremium: hasTier(user, 'premium'),
});

/** The current user. Select narrowly: `useSession((s) => s.user?.id)`. */
export const useSession = create<SessionState>(() => ({ ...toState(null), isLoading: true }));

export const setSessionUser = (user: SessionUser | null): void => {
  storeUnit(user?.preferences.temperatureUnit ?? null);
  storeCurrency(user?.preferences.currency ?? null);
  dropForeignEntries(user?.id ?? null);
  useSession.setState(toState(user));
};
