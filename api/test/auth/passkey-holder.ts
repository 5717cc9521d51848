import type { SecondFactors } from '@wanderwork/contracts';
import { Authenticator } from '../support/authenticator.js';
import { type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';

/** The options of both WebAuthn ceremonies, with the keys they list. */
type Options = Parameters<Authenticator['create']>[0] &
  Parameters<Authenticator['get']>[0] & { allowCredentials?: unknown[]; excludeCredentials?: unknown[] };

/** The options that the API sends to the device. */
export const requestOptions = async (url: string, browser: Browser, api?: TestApp): Promise<Options> =>
  (await browser.request('POST', url, undefined, {}, api)).json();

/** The sign-in options, which need no account. */
export const requestSignInOptions = (browser: Browser, api?: TestApp) =>
  requestOptions('/api/auth/passkey/options', browser, api);

export const signInWithPasskey = (browser: Browser, passkey: object, more: object = {}, api?: TestApp) =>
  browser.request('POST', '/api/auth/passkey', { passkey, ...more }, {}, api);

/** A signed-in user with a confirmed address and a device that can store passkeys. */
export class PasskeyHolder {
  device = new Authenticator();

  constructor(readonly browser: Browser) {}

  requestRegistrationOptions() {
    return requestOptions('/api/account/passkeys/options', this.browser);
  }

  addPasskey(passkey: object, name?: string) {
    return this.browser.request('POST', '/api/account/passkeys', {
      passkey,
      ...(name !== undefined && { name }),
    });
  }

  async registerPasskey(name?: string) {
    return this.addPasskey(this.device.create(await this.requestRegistrationOptions()), name);
  }

  async getSecondFactors() {
    return (await this.browser.request('GET', '/api/account/second-factors')).json<SecondFactors>();
  }
}

export const createPasskeyHolder = async (api: TestApp): Promise<PasskeyHolder> => {
  const browser = await createMember(api);
  await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [browser.email]);
  return new PasskeyHolder(browser);
};
