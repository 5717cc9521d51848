import { createHash } from 'node:crypto';

/** 22 base64url characters are 132 bits: enough to distinguish any two answers. */
const TAG_LENGTH = 22;

/** Returns the ETag of a body. It is weak, because the same answer is sent with different compressions. */
export const createTag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`;

const toOpaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names the tag (RFC 9110, 13.1.2: weak comparison, a list or `*`). */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .some((listedTag) => listedTag.trim() === '*' || toOpaqueTag(listedTag) === toOpaqueTag(tag));
