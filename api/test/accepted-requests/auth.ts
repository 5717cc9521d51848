import { AuthenticatorApp } from '../auth/authenticator-app.js';
import { PasskeyHolder, requestSignInOptions } from '../auth/passkey-holder.js';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

/** A browser that has entered the password and still owes a code. */
const startSignIn = async ({ member }: World) => {
  const person = await member();
  const { recoveryCodes } = await AuthenticatorApp.enable(person);
  const caller = person.openBrowser();
  await caller.signIn();
  return { caller, recoveryCode: recoveryCodes[0] };
};

export const authRecipes: Recipes = {
  'POST /api/auth/passkey': async ({ member, visitor }) => {
    const holder = new PasskeyHolder(await member());
    await holder.registerPasskey('Laptop');
    const caller = visitor();
    const passkey = holder.device.get(await requestSignInOptions(caller));
    return {
      caller,
      url: '/api/auth/passkey',
      body: { passkey, remember: true },
      spentByTrying: true,
      costly: true,
    };
  },
  'POST /api/auth/second-factor': async (world) => {
    const { caller, recoveryCode } = await startSignIn(world);
    return { caller, url: '/api/auth/second-factor', body: { recoveryCode } };
  },
  'POST /api/auth/second-factor/passkey-options': async ({ member }) => {
    const holder = new PasskeyHolder(await member());
    await holder.registerPasskey('Laptop');
    const caller = holder.browser.openBrowser();
    await caller.signIn();
    return { caller, url: '/api/auth/second-factor/passkey-options' };
  },
};
