import { paths, type ActionResult, type ConfirmationResult } from '@wanderwork/contracts';
import { http, session } from '@wanderwork/platform';

/** Does at `path` what a link was sent for. */
const open = <T extends ActionResult>(path: string, token: string): Promise<T> =>
  http.post<T>(path, { token });

/** What a link may change of who one is, in this browser and elsewhere: its tabs ask again. */
const openOwn = async <T extends ActionResult>(path: string, token: string): Promise<T> => {
  const result = await open<T>(path, token);
  await session.changed();
  return result;
};

/** Who has no password yet gets with the answer what sets one. */
export const confirmEmail = (token: string) => openOwn<ConfirmationResult>(paths.api.confirmEmail(), token);

export const confirmEmailChange = (token: string) =>
  openOwn<ActionResult>(paths.api.confirmEmailChange(), token);

export const confirmNewsletter = (token: string) => open<ActionResult>(paths.api.newsletterConfirm(), token);

export const endNewsletter = (token: string) => open<ActionResult>(paths.api.newsletterUnsubscribe(), token);
