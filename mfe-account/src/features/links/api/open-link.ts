import { paths, type ActionResult, type ConfirmationResult } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';

/** Posts the token of an emailed link to `path`. */
const openLink = <T extends ActionResult>(path: string, token: string): Promise<T> =>
  http.post<T>(path, { token });

/** Opens a link that may change the session, then refreshes the session in all tabs. */
const openAccountLink = async <T extends ActionResult>(path: string, token: string): Promise<T> => {
  const result = await openLink<T>(path, token);
  await session.refetchInAllTabs();
  return result;
};

/** Confirms an email. If the account has no password yet, the result includes a token that sets one. */
export const confirmEmail = (token: string) =>
  openAccountLink<ConfirmationResult>(paths.api.confirmEmail(), token);

export const confirmEmailChange = (token: string) =>
  openAccountLink<ActionResult>(paths.api.confirmEmailChange(), token);

export const confirmNewsletter = (token: string) =>
  openLink<ActionResult>(paths.api.newsletterConfirm(), token);

export const unsubscribeNewsletter = (token: string) =>
  openLink<ActionResult>(paths.api.newsletterUnsubscribe(), token);
