import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Everything that is held about the person. */
export const fetchExport = (): Promise<unknown> => http.get<unknown>(paths.api.account.export());

/** Asks for the account to be erased; until the day that is answered, signing in takes it back. */
export const requestDeletion = async (): Promise<string> =>
  (await http.post<{ deletionDueAt: string }>(paths.api.account.deletion())).deletionDueAt;

export const keepAccount = (): Promise<unknown> => http.delete(paths.api.account.deletion());
