import { Injectable } from '@nestjs/common';
import type { PublishKey } from './publish-key.js';
import { signRelease, verifyRelease, type SignedContent } from './release-signature.js';
import { isRelease } from './release-shape.js';

/** A stored release: what its row says it is, and what was signed. */
interface Signed {
  name: string;
  version: string;
  manifest: unknown;
  digest: string;
  signature: string;
}

/** Signs what this installation publishes, and says what may be offered to browsers: only that, and only in this schema's shape. */
@Injectable()
export class ReleaseTrust {
  constructor(private readonly key: PublishKey) {}

  sign(content: SignedContent): string {
    return signRelease(content, this.key.privateKey);
  }

  /** Why a stored release must not be offered, or null when it may. A manifest counts only in the row it was signed for. */
  problemOf({ name, version, manifest, digest, signature }: Signed): 'shape' | 'row' | 'signature' | null {
    if (!isRelease(manifest)) return 'shape';
    if (manifest.name !== name || manifest.version !== version) return 'row';
    return verifyRelease({ manifest, digest }, signature, this.key.publicKey) ? null : 'signature';
  }
}
