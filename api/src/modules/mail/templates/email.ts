import type { RichText } from './rich-text.js';

/** One letter in our words: the page that is made of it and its plain text say the same. */
export interface Email {
  /** Never with what a stranger typed: anybody can type somebody else's address beside it. */
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  paragraphs: (string | RichText)[];
  button?: { words: string; url: string };
  /** What stands below the button. */
  after?: (string | { before: string; words: string; url: string })[];
  /** Why this letter came. */
  why: string;
  headers?: Record<string, string>;
}

const LONGEST_NAME = 40;
/** Letters of any script, with what joins them in names. A dot before a letter would make a link of it. */
const isName = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?![\p{L}\p{M}]))*$/u;

/**
 * "Hello Ana,", or "Hello," where the name is none: a stranger could have typed a sentence or an address there, which
 * we would then have sent.
 */
export const greeting = (name: string | null | undefined): string => {
  const plain = (name ?? '').normalize('NFKC').trim();
  return plain.length <= LONGEST_NAME && isName.test(plain) ? `Hello ${plain},` : 'Hello,';
};
