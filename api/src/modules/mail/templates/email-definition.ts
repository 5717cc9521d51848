import type { EmailKind } from '@wanderwork/contracts';
import type { LinkPurpose } from '../../links/index.js';
import type { RichText } from './rich-text.js';

/** A calendar file (RFC 5545) of one entry, and its method (RFC 5546). */
export interface EmailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** The content of an email. Its HTML and its plain text say the same. */
export interface EmailContent {
  /** Never contains what a form sent: anybody can enter somebody else's address in a form. */
  subject: string;
  /** What mail programs show next to the subject. */
  preview: string;
  title: string;
  paragraphs: (string | RichText)[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  notes?: (string | { before: string; label: string; url: string })[];
  /** Why the recipient got this email. */
  reason: string;
  headers?: Record<string, string>;
  /** A calendar entry that mail programs offer to add, to update or to remove. */
  calendar?: EmailCalendar;
}

/** The links that an email may contain. */
export interface EmailLinks {
  /** The email's own one-time link, or '' if it has none. */
  own: string;
  /** Confirms the newsletter; null if the recipient did not ask for it. */
  newsletter: string | null;
  /** Ends emails of this kind: the page for people, and the URL that mail programs call. */
  unsubscribe: { page: string; oneClick: string } | null;
  /** The full URL of a page of this site. */
  page(path: string): string;
}

/** How the emails of one template are composed. */
export interface EmailDefinition<Data> {
  /** The one-time link created at send time. Without a subject there is no recipient, and nothing is sent. */
  link?: { purpose: LinkPurpose; subject: (data: Data) => string | undefined };
  /** Whether the email asks to confirm the newsletter or offers to end it, for the data's `subscriptionId`. */
  newsletter?: 'ask' | 'end';
  /** The kind of Connect's emails that it belongs to. It offers to end them for the data's `userId`. */
  connect?: EmailKind;
  /** For this many seconds, the same email is not sent to the same address again while the links of the first one work. */
  spacing?: number;
  compose(data: Data, links: EmailLinks): EmailContent;
}

export type EmailDefinitions<Data> = { [Template in keyof Data]: EmailDefinition<Data[Template]> };

const MAX_NAME_LENGTH = 40;
/** Letters of any script, with the marks that join them in names. Mail programs turn "a.b" into a link. */
const NAME_PATTERN = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?![\p{L}\p{M}]))*$/u;

/**
 * "Hello Ana,", or "Hello," if the text does not look like a name: a stranger could have put a sentence or an address
 * into the form, and we would send it on.
 */
export const greeting = (name: string | null | undefined): string => {
  const normalized = (name ?? '').normalize('NFKC').trim();
  return normalized.length <= MAX_NAME_LENGTH && NAME_PATTERN.test(normalized)
    ? `Hello ${normalized},`
    : 'Hello,';
};

/** Data of emails that may also ask to confirm the newsletter: the subscription that waits for consent, or null. */
export interface MayAskForNewsletter {
  subscriptionId: string | null;
}

/** Asks people who checked the newsletter box in another form to confirm: a checked box alone is no consent. */
export const newsletterConsent = ({ newsletter }: EmailLinks): NonNullable<EmailContent['notes']> =>
  newsletter
    ? [
        {
          before: 'You also asked for our newsletter. To get it, please ',
          label: 'confirm your subscription',
          url: newsletter,
        },
      ]
    : [];
