import { useSession } from '@wanderwork/platform';
import { create } from 'zustand';
import { type Run } from '../../../shared/saves/run';

interface SyncStatus {
  /** A change waits because the account is unreachable. */
  isWaiting: boolean;
  /** Why the account refused the run, in a sentence. */
  reason: string | null;
  /** The account holds the maximum number of runs. */
  isFull: boolean;
}

const inSync: SyncStatus = { isWaiting: false, reason: null, isFull: false };

/** The result of the last sync. */
export const useSyncStatus = create<SyncStatus>(() => inSync);

/** Sets the result of the last sync, replacing the previous one. */
export const setSyncStatus = (how: Partial<SyncStatus> = {}): void =>
  useSyncStatus.setState({ ...inSync, ...how });

/** The signed-in user, or null when the run belongs to somebody else. */
export const findOwner = ({ account }: Run): string | null => {
  const user = useSession.getState().user?.id ?? null;
  return account === null || account.user === user ? user : null;
};

/** Whether the account has the whole run. */
export const isSavedToAccount = ({ account, log, over }: Run): boolean =>
  account !== null && account.actions === log.length && (account.finished || !over);

/** Where the run is saved, as a short label; null when it is not saved at all, which has its own warning. */
export const useSaveLocation = ({ run, isUnsaved }: { run: Run; isUnsaved: boolean }): string | null => {
  const user = useSession((session) => session.user?.id);
  const waiting = useSyncStatus((last) => last.isWaiting);
  if (run.account?.user === user && isSavedToAccount(run)) return 'Saved to your account';
  if (user && waiting) return 'Waiting for a connection';
  return isUnsaved ? null : 'Saved on this device';
};
