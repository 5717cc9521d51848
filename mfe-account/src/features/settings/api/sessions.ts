import { queryOptions } from '@tanstack/react-query';
import { paths, type SessionSummary } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The browsers in which the member is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => http.get<SessionSummary[]>(paths.api.account.sessions()),
});

export const endSession = (id: string): Promise<unknown> => http.delete(paths.api.account.session(id));

/** Ends all sessions but the current one. */
export const endOtherSessions = (): Promise<unknown> => http.delete(paths.api.account.sessions());
