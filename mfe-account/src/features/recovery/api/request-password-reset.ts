import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { accepted } from '../../../shared/refusal';

/** Asks for a mail with a link to a new password. The answer is the same for addresses that nobody has here. */
export const requestPasswordReset = (email: string): Promise<void> =>
  accepted(http.post(paths.api.forgotPassword(), { email }));
