import { paths } from '@wanderwork/contracts';
import { type RegisterRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { expectSuccess } from '../../../shared/refusal';

/** Creates an account. Throws if the server refuses. */
export const register = (request: RegisterRequest): Promise<void> =>
  expectSuccess(http.post(paths.api.register(), request));
