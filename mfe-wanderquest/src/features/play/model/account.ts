import { useSession } from '@wanderwork/platform';
import { create } from 'zustand';
import { type Run } from '../../../shared/saves/run';

interface Contact {
  /** Something lies here for an account that could not be reached. */
  waiting: boolean;
  /** Why the account does not take it, in a sentence. */
  why: string | null;
  /** It keeps as many runs as it may. */
  isFull: boolean;
}

const reached: Contact = { waiting: false, why: null, isFull: false };

/** How the last attempt to reach the account went. */
export const useContact = create<Contact>(() => reached);

/** Says how it went now; what was said before holds no more. */
export const contact = (how: Partial<Contact> = {}): void => useContact.setState({ ...reached, ...how });

/** Who is signed in here; null where a run belongs to somebody else. */
export const ownerOf = ({ account }: Run): string | null => {
  const user = useSession.getState().user?.id ?? null;
  return account === null || account.user === user ? user : null;
};

/** Whether the account has all of a run. */
export const isFiled = ({ account, log, over }: Run): boolean =>
  account !== null && account.actions === log.length && (account.finished || !over);

/** Where the run is safe, in a few words; null where it is not even kept here, which has words of its own. */
export const useWhereSaved = ({ run, unkept }: { run: Run; unkept: boolean }): string | null => {
  const user = useSession((session) => session.user?.id);
  const waiting = useContact((last) => last.waiting);
  if (run.account?.user === user && isFiled(run)) return 'Saved to your account';
  if (user && waiting) return 'Waiting for a connection';
  return unkept ? null : 'Saved on this device';
};
