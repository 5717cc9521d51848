import { NEWSLETTER_FALLBACK_NAME, paths, type ActionResult } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The server processed the request and refused it, with a message for people. */
export class SubscriptionRefusedError extends Error {
  override readonly name = 'Refused';
}

const expectAccepted = async (answer: Promise<ActionResult>): Promise<void> => {
  const { success, message } = await answer;
  if (!success) throw new SubscriptionRefusedError(message);
};

/** Subscribes an address. If that fails, adds it to the waitlist; throws the waitlist's error if both fail. */
export const subscribe = async (email: string, name = ''): Promise<void> => {
  try {
    await expectAccepted(http.post(paths.api.newsletter(), { email, name }));
  } catch {
    await expectAccepted(
      http.post(paths.api.waitlist(), { email, name: NEWSLETTER_FALLBACK_NAME, newsletter: true }),
    );
  }
};
