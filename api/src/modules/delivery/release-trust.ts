import { Injectable } from '@nestjs/common';
import type { PublishKey } from './publish-key.js';
import { signRelease, verifyRelease, type SignedContent } from './release-signature.js';
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
