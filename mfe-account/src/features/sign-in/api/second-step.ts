import { paths, type SignInResult } from '@wanderwork/contracts';
import { type SecondFactorRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';
import { expectSuccess } from '../../../shared/refusal';
import { getPasskeyAssertion } from '../../../shared/passkeys';

const completeSignIn = async (path: string, proof: object): Promise<void> => {
  await expectSuccess(http.post<SignInResult>(path, proof));
  await session.refetchInAllTabs();
};

/** The second step of a sign-in, after the correct password. */
export const sendSecondFactor = (proof: SecondFactorRequest): Promise<void> =>
  completeSignIn(paths.api.secondFactor(), proof);

export const sendPasskeyAsSecondFactor = async (): Promise<void> =>
  sendSecondFactor({ passkey: await getPasskeyAssertion(paths.api.secondFactorPasskeyOptions()) });

/** Signs in with a passkey alone, which identifies the member and proves it. */
export const signInByPasskey = async (remember: boolean): Promise<void> =>
  completeSignIn(paths.api.passkeySignIn(), {
    passkey: await getPasskeyAssertion(paths.api.passkeySignInOptions()),
    remember,
  });
