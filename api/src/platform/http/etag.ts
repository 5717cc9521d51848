import { createHash } from 'node:crypto';

/** Twenty-two characters are 132 bits: enough to tell two answers apart. */
const TAG_CHARACTERS = 22;

/** The tag of an answer: weak, for the same answer may travel packed in different ways. */
export const tagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a caller with this `If-None-Match` holds the answer (RFC 9110, 13.1.2: weak comparison, a list or `*`). */
export const holds = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === opaque(tag));
