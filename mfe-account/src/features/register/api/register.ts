import { paths } from '@wanderwork/contracts';
import { type RegisterRequest, type SignupRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { expectSuccess } from '../../../shared/refusal';

/** Creates an account. Throws if the server refuses. */
export const register = (request: RegisterRequest): Promise<void> =>
  expectSuccess(http.post(paths.api.register(), request));

/** Creates an account without a password. The owner sets one through a link in an email. */
export const signUp = (request: SignupRequest): Promise<void> =>
  expectSuccess(http.post(paths.api.signup(), request));
