import { http } from '@wanderwork/platform';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Loaded when a passkey is first used. */
const loadWebauthn = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks for a passkey that signs the challenge from `path`; rejects if the member declines. */
export const getPasskeyAssertion = async (path: string): Promise<AuthenticationResponseJSON> => {
  const optionsJSON = await http.post<PublicKeyCredentialRequestOptionsJSON>(path);
  return (await loadWebauthn()).startAuthentication({ optionsJSON });
};

/** Creates a passkey with the options from `path`; rejects if the member declines. */
export const createPasskey = async (path: string): Promise<RegistrationResponseJSON> => {
  const optionsJSON = await http.post<PublicKeyCredentialCreationOptionsJSON>(path);
  return (await loadWebauthn()).startRegistration({ optionsJSON });
};

/** The names of the errors that browsers throw if the member or the device declines. */
const refusalNames: readonly string[] = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

export const isPasskeyRefused = (error: unknown): boolean =>
  error instanceof Error && refusalNames.includes(error.name);
