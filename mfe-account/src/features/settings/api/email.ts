import { paths, type ActionResult } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Asks for another address: both mailboxes get a letter, and both have to agree. Gives the server's words. */
export const changeEmail = async (email: string): Promise<string> =>
  (await http.post<ActionResult>(paths.api.changeEmail(), { email })).message;
