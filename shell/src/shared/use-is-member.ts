import { useSession } from '@wanderwork/platform';

/** Whether someone is signed in. While the session loads, someone probably is: only then does it need to load. */
export const useIsMember = (): boolean => useSession(({ isLoading, user }) => isLoading || user !== null);
