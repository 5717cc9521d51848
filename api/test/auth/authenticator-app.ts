import type { TotpStart } from '@wanderwork/contracts';
import { TOTP } from 'otpauth';
import type { Browser } from '../support/member.js';

const STEP_MS = 30_000;

/** An authenticator app, in force for the account of `browser`. */
export class AuthenticatorApp {
  private constructor(
    readonly secret: string,
    readonly recoveryCodes: string[],
  ) {}

  static async of(browser: Browser): Promise<AuthenticatorApp> {
    const { secret } = (await browser.ask('POST', '/api/account/totp')).json<TotpStart>();
    const code = codeOf(secret);
    const answer = await browser.ask('POST', '/api/account/totp/confirm', { code });
    return new AuthenticatorApp(secret, answer.json<{ recoveryCodes: string[] }>().recoveryCodes);
  }

  /** What it shows `steps` half minutes from now; what it shows now was used to put it in force. */
  code(steps: number): string {
    return codeOf(this.secret, steps);
  }
}

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
