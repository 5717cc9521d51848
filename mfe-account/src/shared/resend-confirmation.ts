import { paths, type ActionResult } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Asks for the letter that confirms the address once more. */
export const resendConfirmation = async (): Promise<string> =>
  (await http.post<ActionResult>(paths.api.resendConfirmation())).message;
