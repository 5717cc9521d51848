import { errorCodes, paths } from '@wanderwork/contracts';
import { type FreshRequest } from '@wanderwork/contracts/requests';
import { http, HttpError } from '@wanderwork/platform';
import { getPasskeyAssertion } from '../passkeys';

/** Proves to the server who is at the keyboard; sensitive actions work for ten minutes afterwards. */
export const confirmIdentity = (proof: FreshRequest): Promise<void> => http.post(paths.api.fresh(), proof);

export const confirmByPasskey = async (): Promise<void> =>
  confirmIdentity({ passkey: await getPasskeyAssertion(paths.api.freshPasskeyOptions()) });

/** Whether the password was right and the account asks for its second factor too. */
export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof HttpError && error.code === errorCodes.secondFactorRequired;
