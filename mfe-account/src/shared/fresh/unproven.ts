/** The person was asked to prove who they are, and did not. */
export class Unproven extends Error {
  override readonly name = 'Unproven';
}
