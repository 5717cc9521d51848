import { TOTP } from 'otpauth';
import { Authenticator } from '../support/authenticator.js';
import { createBarrier, waitForLocks } from '../support/barrier.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';

let api: TestApp;
let ana: Browser;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
  await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [ana.email]);
});

describe('two second factors changed at once', () => {
  const device = new Authenticator();
  const countCodesLeft = async () =>
    (await ana.request('GET', '/api/account/second-factors')).json<{ recoveryCodesLeft: number }>()
      .recoveryCodesLeft;
  const getCodes = (response: { json<T>(): T }) =>
    response.json<{ recoveryCodes: string[] | null }>().recoveryCodes;
  const prepareAppConfirmation = async () => {
    const { secret } = (await ana.request('POST', '/api/account/totp')).json<{ secret: string }>();
    return () => ana.request('POST', '/api/account/totp/confirm', { code: new TOTP({ secret }).generate() });
  };
  const preparePasskey = async () => {
    const options = (await ana.request('POST', '/api/account/passkeys/options')).json();
    const passkey = device.create(options);
    return () => ana.request('POST', '/api/account/passkeys', { passkey });
  };

  it('keep recovery codes, even when the last factor is removed while another is added', async () => {
    const confirmApp = await prepareAppConfirmation();
    await confirmApp();
    const addPasskey = await preparePasskey();
    const gate = await createBarrier(api, 'DELETE', 'recovery_codes');
    const removing = ana.request('DELETE', '/api/account/totp');
    await gate.reached();
    const adding = addPasskey();
    // The new factor either waits for the removal or was added before it.
    await Promise.race([adding, waitForLocks(api, 2).catch(() => undefined)]);
    await gate.open();
    expect([(await removing).statusCode, (await adding).statusCode]).toEqual([204, 200]);
    await gate.remove();
    expect(getCodes(await adding)).toHaveLength(10);
    expect(await countCodesLeft()).toBe(10);
  });

  it('share one list of recovery codes: the codes shown are valid', async () => {
    const [confirmApp, addPasskey] = [await prepareAppConfirmation(), await preparePasskey()];
    const gate = await createBarrier(api, 'INSERT', 'recovery_codes');
    const both = [confirmApp(), addPasskey()];
    await waitForLocks(api, 2);
    await gate.open();
    const lists = (await Promise.all(both)).map(getCodes).filter((codes) => codes !== null);
    await gate.remove();
    expect(lists).toHaveLength(1);
    expect(await countCodesLeft()).toBe(10);
  });
});
