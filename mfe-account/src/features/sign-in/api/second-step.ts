import { paths, type SignInResult } from '@wanderwork/contracts';
import { type SecondFactorRequest } from '@wanderwork/contracts/requests';
import { http, session } from '@wanderwork/platform';
import { accepted } from '../../../shared/refusal';
import { showPasskey } from '../../../shared/passkeys';

const enter = async (path: string, shown: object): Promise<void> => {
  await accepted(http.post<SignInResult>(path, shown));
  await session.changed();
};

/** The second step of a sign-in whose password was right. */
export const showSecondFactor = (shown: SecondFactorRequest): Promise<void> =>
  enter(paths.api.secondFactor(), shown);

export const showSecondPasskey = async (): Promise<void> =>
  showSecondFactor({ passkey: await showPasskey(paths.api.secondFactorPasskeyOptions()) });

/** A sign-in by passkey alone: it says who one is, and shows it. */
export const signInByPasskey = async (remember: boolean): Promise<void> =>
  enter(paths.api.passkeySignIn(), {
    passkey: await showPasskey(paths.api.passkeySignInOptions()),
    remember,
  });
