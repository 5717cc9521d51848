import { paths } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';
import { expectSuccess } from '../../../shared/refusal';

interface NewPassword {
  token: string;
  password: string;
}

/** Sets a new password with the token of a link. All sessions of the account end, including this one. */
export const resetPassword = async (request: NewPassword): Promise<void> => {
  await expectSuccess(http.post(paths.api.resetPassword(), request));
  await session.refetchInAllTabs();
};
