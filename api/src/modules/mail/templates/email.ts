import type { RichText } from './rich-text.js';

/** The content of an email. Its HTML and its plain text say the same. */
export interface Email {
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
}

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
