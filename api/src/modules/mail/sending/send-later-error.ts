/** A check throws it when the email must wait, such as for the end of the night. */
export class SendLaterError extends Error {
  readonly seconds: number;

  constructor(at: Date, now = new Date()) {
    super(`not before ${at.toISOString()}`);
    this.seconds = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
  }
}
