import { SIGNED_IN_HINT } from '@wanderwork/contracts';

/** Whether someone may be signed in, judged by the hint cookie. */
export const mayBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));

/** Removes the hint: its session is over. */
export const clearSignedInHint = (): void => {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0`;
};
