import type { LinkPurpose } from '../../links/index.js';
import type { Email } from './email.js';
import type { EmailData, EmailTemplate } from './email-data.js';

/** The addresses that a letter may lead to. */
export interface EmailLinks {
  /** The letter's own one-time link; empty where it has none. */
  own: string;
  /** Says yes to the newsletter; null where nobody asked for it. */
  newsletter: string | null;
  /** Ends the newsletter: its page, and the address that mail programs call by themselves. */
  unsubscribe: { page: string; oneClick: string } | null;
  /** A page of this site. */
  page(path: string): string;
}

/** How one kind of letter is made. */
export interface EmailDefinition<Data> {
  /** The link that is made for it at sending: without a subject there is nobody to write to, and nothing is sent. */
  link?: { purpose: LinkPurpose; subject: (data: Data) => string | undefined };
  /** Whether the letter asks for the newsletter, or says how to end it; both for the data's `subscriptionId`. */
  newsletter?: 'ask' | 'end';
  /** Seconds in which the same letter to the same address is not sent again, as long as the links of the first stand. */
  spacing?: number;
  compose(data: Data, links: EmailLinks): Email;
}

export type EmailDefinitions<Name extends EmailTemplate> = { [K in Name]: EmailDefinition<EmailData[K]> };
