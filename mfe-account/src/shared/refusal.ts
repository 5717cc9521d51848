import { type ActionResult } from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';

/** The server said no in an answer that was otherwise fine. */
export class Refusal extends Error {}

/** Waits for an answer and throws when it says no. */
export const accepted = async (answer: Promise<ActionResult>): Promise<void> => {
  const { success, message } = await answer;
  if (success === false) throw new Refusal(message);
};

/** Whether the server has answered at all. */
export const wasAnsweredByServer = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof HttpError;

/** The server's sentence against what was sent; empty when it gave none. */
export const reasonOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : serverMessage(error, '');
