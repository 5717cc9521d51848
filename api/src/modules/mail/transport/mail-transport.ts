import type { Written } from '../templates/layout.js';

/** A letter with its address, ready to leave. */
export interface Envelope extends Written {
  /** The outbox row's id; the same letter sent twice has the same one. */
  id: string;
  to: string;
}

/** Carries letters: to a mail server, or on a developer's machine into a folder. */
export abstract class MailTransport {
  abstract send(envelope: Envelope): Promise<void>;
}
