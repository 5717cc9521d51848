import { createHash } from 'node:crypto';

/** Recognizes the same request, so that sending it again changes nothing. */
export const toRequestDigest = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
