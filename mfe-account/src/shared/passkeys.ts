import { http } from '@wanderwork/platform';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Comes with the first passkey that is used. */
const webauthn = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lets the person choose a passkey for the challenge that `path` gives; rejects when they do not. */
export const showPasskey = async (path: string): Promise<AuthenticationResponseJSON> => {
  const optionsJSON = await http.post<PublicKeyCredentialRequestOptionsJSON>(path);
  return (await webauthn()).startAuthentication({ optionsJSON });
};

/** Lets the person make a passkey by the options that `path` gives; rejects when they do not. */
export const makePasskey = async (path: string): Promise<RegistrationResponseJSON> => {
  const optionsJSON = await http.post<PublicKeyCredentialCreationOptionsJSON>(path);
  return (await webauthn()).startRegistration({ optionsJSON });
};

/** By these names browsers say that the person, or their device, did not want to. */
const refusals: readonly string[] = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

export const isPasskeyRefused = (error: unknown): boolean =>
  error instanceof Error && refusals.includes(error.name);
