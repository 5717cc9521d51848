import { SIGNED_IN_HINT } from '@wanderwork/contracts';

/** Whether asking who is signed in can have another answer than nobody. */
export const mayBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));

/** The session behind the hint is over. */
export const clearSignedInHint = (): void => {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0`;
};
