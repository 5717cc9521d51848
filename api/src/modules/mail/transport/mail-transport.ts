import type { RenderedEmail } from '../templates/layout.js';

/** A rendered email with its recipient, ready to send. */
export interface Envelope extends RenderedEmail {
  /** The id of the outbox row. A second attempt to send the same email has the same id. */
  id: string;
  to: string;
}

/** Delivers emails: to a mail server, or on a developer's machine into a folder. */
export abstract class MailTransport {
  abstract send(envelope: Envelope): Promise<void>;
}
