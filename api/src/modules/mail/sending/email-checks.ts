import { Injectable } from '@nestjs/common';
import type { EmailData, EmailTemplate } from '../templates/email-data.js';

/** Looks at a letter just before it is sent: with what it lacks added, or null when it is not wanted any more. */
export type EmailCheck<Name extends EmailTemplate> = (
  data: EmailData[Name],
  address: string,
) => Promise<EmailData[Name] | null>;

/** The checks that modules add in their `onModuleInit`, each for a letter of its own. */
@Injectable()
export class EmailChecks {
  private readonly checks = new Map<EmailTemplate, EmailCheck<EmailTemplate>>();

  add<Name extends EmailTemplate>(name: Name, check: EmailCheck<Name>): void {
    this.checks.set(name, check as unknown as EmailCheck<EmailTemplate>);
  }

  async run<Name extends EmailTemplate>(
    name: Name,
    data: EmailData[Name],
    address: string,
  ): Promise<EmailData[Name] | null> {
    const check = this.checks.get(name) as EmailCheck<Name> | undefined;
    return check ? check(data, address) : data;
  }
}
