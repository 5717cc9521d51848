import { sign, verify, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Release } from '@wanderwork/contracts';
import type { PublishKey } from './publish-key.js';
import { isRelease } from './release-shape.js';

/** A stored release with its signature. */
interface Signed {
  name: string;
  version: string;
  manifest: unknown;
  digest: string;
  signature: string;
}

/** Signs the releases that this installation publishes, and verifies them before browsers get them. */
@Injectable()
export class ReleaseTrust {
  constructor(private readonly key: PublishKey) {}

  sign(content: SignedContent): string {
    return signRelease(content, this.key.privateKey);
  }

  /** Why a stored release must not be offered, or null if it may. `row`: the manifest belongs to another row. */
  problemOf({ name, version, manifest, digest, signature }: Signed): 'shape' | 'row' | 'signature' | null {
    if (!isRelease(manifest)) return 'shape';
    if (manifest.name !== name || manifest.version !== version) return 'row';
    return verifyRelease({ manifest, digest }, signature, this.key.publicKey) ? null : 'signature';
  }
}

/** The signed content: the manifest names the files that a browser may run, the digest covers all files. */
interface SignedContent {
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
