import { queryOptions } from '@tanstack/react-query';
import {
  paths,
  type ActionResult,
  type OwnConnectProfile,
  type Preferences,
  type SessionSummary,
} from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';
import { type PasswordChangeRequest } from '@wanderwork/contracts/requests';

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: () => http.get<Preferences>(paths.api.account.preferences()),
});

/** Requests an email change, which both mailboxes have to confirm. Returns the server's message. */
export const changeEmail = async (email: string): Promise<string> =>
  (await http.post<ActionResult>(paths.api.changeEmail(), { email })).message;

/** Changes the password. All other sessions end. */
export const changePassword = async (request: PasswordChangeRequest): Promise<void> => {
  await http.post(paths.api.account.password(), request);
  await session.refetchInAllTabs();
};

/** The browsers in which the member is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: () => http.get<SessionSummary[]>(paths.api.account.sessions()),
});

export const endSession = (id: string): Promise<unknown> => http.delete(paths.api.account.session(id));

/** Ends all sessions but the current one. */
export const endOtherSessions = (): Promise<unknown> => http.delete(paths.api.account.sessions());

/** All data stored about the member. */
export const fetchExport = (): Promise<unknown> => http.get<unknown>(paths.api.account.export());

/**
 * Requests deletion of the account and returns its date (ISO 8601). Signing in before then cancels it. With
 * `keepAnswers`, the member's answers in Connect stay without a name.
 */
export const requestDeletion = async (keepAnswers: boolean): Promise<string> =>
  (await http.post<{ deletionDueAt: string }>(paths.api.account.deletion(), { keepAnswers })).deletionDueAt;

/** Whether the member has a profile in Connect. */
export const connectProfileQuery = queryOptions({
  queryKey: ['account', 'connect-profile'],
  queryFn: () => http.get<OwnConnectProfile>(paths.api.connect.profile()),
});

export const cancelDeletion = (): Promise<unknown> => http.delete(paths.api.account.deletion());
