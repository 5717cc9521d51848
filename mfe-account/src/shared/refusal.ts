import { type ActionResult } from '@wanderwork/contracts';
import { HttpError, getServerMessage } from '@wanderwork/platform';

/** The server refused in a successful response (`success: false`). */
export class Refusal extends Error {}

/** Waits for an answer and throws a `Refusal` if `success` is false. */
export const expectSuccess = async (answer: Promise<ActionResult>): Promise<void> => {
  const { success, message } = await answer;
  if (success === false) throw new Refusal(message);
};

/** Whether the server answered. */
export const wasAnsweredByServer = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof HttpError;

/** The server's reason; empty if it gave none. */
export const getReason = (error: unknown): string =>
  error instanceof Refusal ? error.message : getServerMessage(error, '');
