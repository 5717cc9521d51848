import { Injectable } from '@nestjs/common';
import type { EmailData, EmailTemplate } from '../templates/email-data.js';

/** Runs just before an email is sent. Returns its data, completed if needed, or null to cancel the email. */
export type EmailCheck<Name extends EmailTemplate> = (
  data: EmailData[Name],
  address: string,
) => Promise<EmailData[Name] | null>;

/** The checks that modules add in their `onModuleInit`, one for each email. */
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
