import type { SecondFactors } from '@wanderwork/contracts';
import { Authenticator } from '../support/authenticator.js';
import { type TestApp } from '../support/index.js';
import { type Browser, newMember } from '../support/member.js';

/** The options of both WebAuthn ceremonies, with the keys they list. */
type Options = Parameters<Authenticator['create']>[0] &
  Parameters<Authenticator['get']>[0] & { allowCredentials?: unknown[]; excludeCredentials?: unknown[] };

/** The options that the API sends to the device. */
export const optionsFrom = async (url: string, browser: Browser, app?: TestApp): Promise<Options> =>
  (await browser.ask('POST', url, undefined, {}, app)).json();

/** The sign-in options, which need no account. */
export const signInOptions = (browser: Browser, app?: TestApp) =>
  optionsFrom('/api/auth/passkey/options', browser, app);

export const enter = (browser: Browser, passkey: object, more: object = {}, app?: TestApp) =>
  browser.ask('POST', '/api/auth/passkey', { passkey, ...more }, {}, app);

/** A signed-in user with a confirmed address and a device that can store passkeys. */
export class PasskeyHolder {
  device = new Authenticator();

  constructor(readonly browser: Browser) {}

  registration() {
    return optionsFrom('/api/account/passkeys/options', this.browser);
  }

  add(passkey: object, name?: string) {
    return this.browser.ask('POST', '/api/account/passkeys', {
      passkey,
      ...(name !== undefined && { name }),
    });
  }

  async register(name?: string) {
    return this.add(this.device.create(await this.registration()), name);
  }

  async factors() {
    return (await this.browser.ask('GET', '/api/account/second-factors')).json<SecondFactors>();
  }
}

export const newHolder = async (house: TestApp): Promise<PasskeyHolder> => {
  const browser = await newMember(house);
  await house.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [browser.email]);
  return new PasskeyHolder(browser);
};
