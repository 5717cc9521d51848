import { paths, type ActionResult } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Requests another confirmation email and returns the server's message. */
export const resendConfirmation = async (): Promise<string> =>
  (await http.post<ActionResult>(paths.api.resendConfirmation())).message;
