import { paths } from '@wanderwork/contracts';
import { type SignupRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { accepted } from '../../../shared/refusal';

/** Makes an account without a password: the owner sets one through their mailbox. */
export const signUp = (request: SignupRequest): Promise<void> =>
  accepted(http.post(paths.api.signup(), request));
