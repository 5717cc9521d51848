import { paths } from '@wanderwork/contracts';
import { type RegisterRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { accepted } from '../../../shared/refusal';

/** Makes an account. Throws when there is none afterwards. */
export const register = (request: RegisterRequest): Promise<void> =>
  accepted(http.post(paths.api.register(), request));
