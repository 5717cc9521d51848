import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { expectSuccess } from '../../../shared/refusal';

/** Requests an email with a link to set a new password. The answer is the same for unknown emails. */
export const requestPasswordReset = (email: string): Promise<void> =>
  expectSuccess(http.post(paths.api.forgotPassword(), { email }));
