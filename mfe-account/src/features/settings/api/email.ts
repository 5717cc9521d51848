import { paths, type ActionResult } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Requests an email change, which both mailboxes have to confirm. Returns the server's message. */
export const changeEmail = async (email: string): Promise<string> =>
  (await http.post<ActionResult>(paths.api.changeEmail(), { email })).message;
