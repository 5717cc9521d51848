import { paths } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';
import { accepted } from '../../../shared/refusal';

interface NewPassword {
  token: string;
  password: string;
}

/** Sets a new password by the secret of a link. Every session of the account ends, those in this browser too. */
export const resetPassword = async (request: NewPassword): Promise<void> => {
  await accepted(http.post(paths.api.resetPassword(), request));
  await session.changed();
};
