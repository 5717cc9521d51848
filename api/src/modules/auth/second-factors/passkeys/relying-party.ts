import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/index.js';

/** As whom authenticators know this site. */
@Injectable()
export class RelyingParty {
  readonly rpId: string;
  readonly origins: string[];

  constructor({ publicUrl, siteOrigins }: Config) {
    this.rpId = new URL(publicUrl).hostname;
    this.origins = [...siteOrigins];
  }
}
