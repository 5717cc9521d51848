import { useSession } from '@wanderwork/platform';
import { create } from 'zustand';
import { type Run } from '../../../shared/saves/run';

interface SyncStatus {
  /** Something lies here for an account that could not be reached. */
  isWaiting: boolean;
  /** Why the account does not take it, in a sentence. */
  reason: string | null;
  /** It keeps as many runs as it may. */
  isFull: boolean;
}

const inSync: SyncStatus = { isWaiting: false, reason: null, isFull: false };

/** How the last attempt to reach the account went. */
export const useSyncStatus = create<SyncStatus>(() => inSync);

/** Says how it went now; what was said before holds no more. */
export const setSyncStatus = (how: Partial<SyncStatus> = {}): void =>
  useSyncStatus.setState({ ...inSync, ...how });

/** Who is signed in here; null where a run belongs to somebody else. */
export const findOwner = ({ account }: Run): string | null => {
  const user = useSession.getState().user?.id ?? null;
  return account === null || account.user === user ? user : null;
};

/** Whether the account has all of a run. */
export const isSavedToAccount = ({ account, log, over }: Run): boolean =>
  account !== null && account.actions === log.length && (account.finished || !over);

/** Where the run is safe, in a few words; null where it is not even kept here, which has words of its own. */
export const useSaveLocation = ({ run, isUnsaved }: { run: Run; isUnsaved: boolean }): string | null => {
  const user = useSession((session) => session.user?.id);
  const waiting = useSyncStatus((last) => last.isWaiting);
  if (run.account?.user === user && isSavedToAccount(run)) return 'Saved to your account';
  if (user && waiting) return 'Waiting for a connection';
  return isUnsaved ? null : 'Saved on this device';
};
