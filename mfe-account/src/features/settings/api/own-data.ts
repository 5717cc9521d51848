import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** All data stored about the member. */
export const fetchExport = (): Promise<unknown> => http.get<unknown>(paths.api.account.export());

/** Requests deletion of the account and returns its date (ISO 8601). Signing in before then cancels it. */
export const requestDeletion = async (): Promise<string> =>
  (await http.post<{ deletionDueAt: string }>(paths.api.account.deletion())).deletionDueAt;

export const cancelDeletion = (): Promise<unknown> => http.delete(paths.api.account.deletion());
