import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/index.js';

/** How authenticators identify this site (the WebAuthn relying party). */
@Injectable()
export class RelyingParty {
  readonly rpId: string;
  readonly origins: string[];

  constructor({ publicUrl, siteOrigins }: Config) {
    this.rpId = new URL(publicUrl).hostname;
    this.origins = [...siteOrigins];
  }
}
