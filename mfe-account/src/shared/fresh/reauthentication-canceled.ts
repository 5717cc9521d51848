/** Thrown when a member dismisses the reauthentication dialog. */
export class ReauthenticationCanceled extends Error {
  override readonly name = 'ReauthenticationCanceled';
}
