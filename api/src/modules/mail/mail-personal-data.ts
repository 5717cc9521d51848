import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { Mail } from './entities/mail.entity.js';
import { MailLogService } from './mail-log.service.js';

/** More than anybody gets in the 90 days that the log goes back. */
const ALL = 10_000;

/** This module's part of what is kept about a person: which letters went to their address. */
@Injectable()
export class MailPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly mailLog: MailLogService,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'mails',
      export: (person) => this.of(person),
      erase: (person, manager) => this.erase(person, manager),
    });
  }

  private async of({ email, earlier }: Person) {
    const now = await this.mailLog.list({ address: email, limit: ALL });
    const before = earlier.map(({ email: address, until }) =>
      this.mailLog.list({ address, until, limit: ALL }),
    );
    return [...now, ...(await Promise.all(before)).flat()];
  }

  /** An address that was given up may be somebody else's by now: what went there since is theirs. */
  private async erase({ email, earlier }: Person, manager: EntityManager): Promise<void> {
    await manager.delete(Mail, { address: email });
    for (const { email: address, until } of earlier)
      await manager.delete(Mail, { address, createdAt: LessThanOrEqual(until) });
  }
}
