import { paths, type NewRecoveryCodes, type PasskeySummary, type TotpStart } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { createPasskey } from '../../../shared/passkeys';

const { account } = paths.api;

export const startTotp = (): Promise<TotpStart> => http.post<TotpStart>(account.totp());

/** Turns the app on with a code from it. */
export const confirmTotp = (code: string): Promise<NewRecoveryCodes> =>
  http.post<NewRecoveryCodes>(account.totpConfirm(), { code });

export const removeTotp = (): Promise<unknown> => http.delete(account.totp());

export const renewRecoveryCodes = (): Promise<NewRecoveryCodes> =>
  http.post<NewRecoveryCodes>(account.recoveryCodes());

/** Creates a passkey on this device. The server names it after the browser. */
export const addPasskey = async (): Promise<NewRecoveryCodes & { passkey: PasskeySummary }> =>
  http.post(account.passkeys(), { passkey: await createPasskey(account.passkeyOptions()) });

export const renamePasskey = (id: string, name: string): Promise<unknown> =>
  http.patch(account.passkey(id), { name });

export const removePasskey = (id: string): Promise<unknown> => http.delete(account.passkey(id));
