import type { LinkPurpose } from '../../links/index.js';
import type { Email } from './email.js';

/** The links that an email may contain. */
export interface EmailLinks {
  /** The email's own one-time link, or '' if it has none. */
  own: string;
  /** Confirms the newsletter; null if the recipient did not ask for it. */
  newsletter: string | null;
  /** Ends the newsletter: the page for people, and the address that mail programs call. */
  unsubscribe: { page: string; oneClick: string } | null;
  /** The full address of a page of this site. */
  page(path: string): string;
}

/** How one kind of email is composed. */
export interface EmailDefinition<Data> {
  /** The one-time link created at send time. Without a subject there is no recipient, and nothing is sent. */
  link?: { purpose: LinkPurpose; subject: (data: Data) => string | undefined };
  /** Whether the email asks to confirm the newsletter or offers to end it, for the data's `subscriptionId`. */
  newsletter?: 'ask' | 'end';
  /** For this many seconds, the same email is not sent to the same address again while the links of the first one work. */
  spacing?: number;
  compose(data: Data, links: EmailLinks): Email;
}

export type EmailDefinitions<Data> = { [Name in keyof Data]: EmailDefinition<Data[Name]> };
