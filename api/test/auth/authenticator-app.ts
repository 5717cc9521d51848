import type { TotpStart } from '@wanderwork/contracts';
import { TOTP } from 'otpauth';
import type { Browser } from '../support/member.js';

const STEP_MS = 30_000;

/** An authenticator app that is set up for the account of `browser`. */
export class AuthenticatorApp {
  private constructor(
    readonly secret: string,
    readonly recoveryCodes: string[],
  ) {}

  static async enable(browser: Browser): Promise<AuthenticatorApp> {
    const { secret } = (await browser.request('POST', '/api/account/totp')).json<TotpStart>();
    const code = generateCode(secret);
    const response = await browser.request('POST', '/api/account/totp/confirm', { code });
    return new AuthenticatorApp(secret, response.json<{ recoveryCodes: string[] }>().recoveryCodes);
  }

  /** The code that the app shows `steps` half-minutes from now. The current code was used up by the setup. */
  code(steps: number): string {
    return generateCode(this.secret, steps);
  }
}

const generateCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
