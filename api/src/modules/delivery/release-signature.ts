import type { Release } from '@wanderwork/contracts';
import { sign, verify, type KeyObject } from 'node:crypto';

/** What is signed: the manifest says what a browser may run, the digest pins all the bytes beside it. */
export interface SignedContent {
  manifest: Release;
  digest: string;
}

/** Keeps a signature of this key for another purpose from ever passing as a release's. */
const PURPOSE = 'wanderwork release 1\n';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** One text for one meaning: keys in order, so that a round through jsonb changes nothing. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));

const message = ({ manifest, digest }: SignedContent) =>
  Buffer.from(PURPOSE + canonicalJson({ manifest, digest }));

/** Ed25519 signature, base64. */
export const signRelease = (content: SignedContent, privateKey: KeyObject): string =>
  sign(null, message(content), privateKey).toString('base64');

export const verifyRelease = (content: SignedContent, signature: string, publicKey: KeyObject): boolean =>
  verify(null, message(content), publicKey, Buffer.from(signature, 'base64'));
