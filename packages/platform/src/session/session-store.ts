import { hasTier, type SessionUser } from '@wanderwork/contracts';
import { create } from 'zustand';
import { storeUnit } from '../preferences/stored-unit';
import { dropForeignEntries } from '../query/stored-cache';

export interface SessionState {
  user: SessionUser | null;
  isAuthenticated: boolean;
  /** True until the server has said for the first time who this is. */
  isLoading: boolean;
  /** The server knows this person's session no more. They stay, with all they have done on the page, until somebody signs in or out. */
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

/** Who is signed in; select narrowly: `useSession((s) => s.user?.id)`. */
export const useSession = create<SessionState>(() => ({ ...toState(null), isLoading: true }));

export const setSessionUser = (user: SessionUser | null): void => {
  storeUnit(user?.preferences.temperatureUnit ?? null);
  dropForeignEntries(user?.id ?? null);
  useSession.setState(toState(user));
};
