import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import type { EmailData, EmailTemplate } from './emails.js';
import { emails } from './emails.js';
import { renderEmail, type RenderedEmail } from './layout.js';

/** Renders an email for its author. Its one-time links are empty. */
@Injectable()
export class EmailPreview {
  constructor(private readonly config: Config) {}

  render<Name extends EmailTemplate>(name: Name, data: EmailData[Name]): RenderedEmail {
    const { publicUrl } = this.config;
    const page = (path: string) => publicUrl + path;
    return renderEmail(
      emails[name].compose(data, { own: '', newsletter: null, unsubscribe: null, page }),
      publicUrl,
    );
  }
}
