import { Injectable } from '@nestjs/common';
import type { PublishKey } from './publish-key.js';
import { signRelease, verifyRelease, type SignedContent } from './release-signature.js';
import { isRelease } from './release-shape.js';

interface Signed {
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

  /** Why an entry must not be offered, or null when it may. */
  problemOf({ manifest, digest, signature }: Signed): 'shape' | 'signature' | null {
    if (!isRelease(manifest)) return 'shape';
    return verifyRelease({ manifest, digest }, signature, this.key.publicKey) ? null : 'signature';
  }
}
