import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { OutboxEmail } from './entities/outbox-email.entity.js';
import { MailLogService } from './mail-log.service.js';
import { connectEmails } from './templates/connect-emails.js';
import { meetupEmails } from './templates/meetup-emails.js';

/** Emails to a person, wherever they read them. Those about the account or a form were meant for one address. */
const personalTemplates = [...Object.keys(connectEmails), ...Object.keys(meetupEmails)];

/** More emails than anybody gets in the 90 days that the log covers. */
const NO_LIMIT = 10_000;

/** The personal data of this module: which emails went to a person's address. */
@Injectable()
export class MailPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly mailLog: MailLogService,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'mails',
      export: (person) => this.export(person),
      erase: (person, manager) => this.erase(person, manager),
      readdress: (from, to, manager) => this.readdress(from, to, manager),
    });
  }

  private async export({ email, earlier }: Person) {
    const current = await this.mailLog.list({ email, limit: NO_LIMIT });
    const previous = earlier.map(({ email: earlierEmail, until }) =>
      this.mailLog.list({ email: earlierEmail, until, limit: NO_LIMIT }),
    );
    return [...current, ...(await Promise.all(previous)).flat()];
  }

  /** Somebody else may own an earlier address by now, so only emails from before the change are erased there. */
  private async erase({ email, earlier }: Person, manager: EntityManager): Promise<void> {
    await manager.delete(OutboxEmail, { email });
    for (const { email: earlierEmail, until } of earlier)
      await manager.delete(OutboxEmail, { email: earlierEmail, createdAt: LessThanOrEqual(until) });
  }

  /** An email that waits for the morning would otherwise go to an address that somebody else may have by then. */
  private async readdress(from: string, to: string, manager: EntityManager): Promise<void> {
    const queued = { email: from, status: 'queued', template: In(personalTemplates) } as const;
    await manager.update(OutboxEmail, queued, { email: to });
  }
}
