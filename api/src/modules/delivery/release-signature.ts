import type { Release } from '@wanderwork/contracts';
import { sign, verify, type KeyObject } from 'node:crypto';

/** The signed content: the manifest names the files that a browser may run, the digest covers all files. */
export interface SignedContent {
  manifest: Release;
  digest: string;
}

/** Prevents a signature made with this key for another purpose from counting as a release's. */
const PURPOSE = 'wanderwork release 1\n';

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
};

/** JSON with sorted keys. PostgreSQL's jsonb may change their order, which must not change the signature. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value));

const message = ({ manifest, digest }: SignedContent) =>
  Buffer.from(PURPOSE + canonicalJson({ manifest, digest }));

/** Ed25519 signature, base64. */
export const signRelease = (content: SignedContent, privateKey: KeyObject): string =>
  sign(null, message(content), privateKey).toString('base64');

export const verifyRelease = (content: SignedContent, signature: string, publicKey: KeyObject): boolean =>
  verify(null, message(content), publicKey, Buffer.from(signature, 'base64'));
