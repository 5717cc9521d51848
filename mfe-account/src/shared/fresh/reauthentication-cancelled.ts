/** The person was asked to prove who they are, and did not. */
export class ReauthenticationCancelled extends Error {
  override readonly name = 'Unproven';
}
