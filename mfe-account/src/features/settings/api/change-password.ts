import { paths } from '@wanderwork/contracts';
import { type PasswordChangeRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';

/** Changes the password. All other sessions end. */
export const changePassword = async (request: PasswordChangeRequest): Promise<void> => {
  await http.post(paths.api.account.password(), request);
  await session.refetchInAllTabs();
};
