import type { SecondFactors, SessionSummary } from '@wanderwork/contracts';
import sharp from 'sharp';
import { AuthenticatorApp } from '../auth/authenticator-app.js';
import { PasskeyHolder } from '../auth/passkey-holder.js';
import { TOTP } from 'otpauth';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

const createHolderWithPasskey = async (world: World) => {
  const holder = new PasskeyHolder(await world.member());
  await holder.registerPasskey('Laptop');
  const { passkeys } = (
    await holder.browser.request('GET', '/api/account/second-factors')
  ).json<SecondFactors>();
  return { caller: holder.browser, url: `/api/account/passkeys/${passkeys[0]?.id}` };
};

/** A PNG of 8 × 8 pixels. */
export const createPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8380f' } })
    .png()
    .toBuffer();

export const getPngHeaders = () => ({ 'content-type': 'image/png' });

export const accountRecipes: Recipes = {
  'POST /api/account/totp/confirm': async ({ member }) => {
    const caller = await member();
    const { secret } = (await caller.request('POST', '/api/account/totp')).json<{ secret: string }>();
    const code = new TOTP({ secret }).generate();
    return { caller, url: '/api/account/totp/confirm', body: { code } };
  },
  'POST /api/account/recovery-codes': async ({ member }) => {
    const caller = await member();
    await AuthenticatorApp.enable(caller);
    return { caller, url: '/api/account/recovery-codes' };
  },
  'POST /api/account/passkeys': async ({ member }) => {
    const holder = new PasskeyHolder(await member());
    const passkey = holder.device.create(await holder.requestRegistrationOptions());
    return {
      caller: holder.browser,
      url: '/api/account/passkeys',
      body: { passkey, name: 'Laptop' },
      spentByTrying: true,
      costly: true,
    };
  },
  'PATCH /api/account/passkeys/:id': async (world) => ({
    ...(await createHolderWithPasskey(world)),
    body: { name: 'Phone' },
  }),
  'DELETE /api/account/passkeys/:id': createHolderWithPasskey,
  'PUT /api/account/picture': async ({ member }) => ({
    caller: await member(),
    url: '/api/account/picture',
    body: await createPicture(),
    headers: getPngHeaders,
  }),
  'DELETE /api/account/sessions/:id': async ({ member }) => {
    const caller = await member();
    await caller.openBrowser().signIn();
    const sessions = (await caller.request('GET', '/api/account/sessions')).json<SessionSummary[]>();
    const other = sessions.find(({ current }) => !current);
    return { caller, url: `/api/account/sessions/${other?.id}` };
  },
};
