import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { Mail } from './entities/mail.entity.js';
import { MailLog } from './mail-log.service.js';

/** More than anybody gets in the 90 days that the log goes back. */
const ALL = 10_000;

/** This module's part of what is kept about a person: which letters went to their address. */
@Injectable()
export class MailData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly log: MailLog,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'mails',
      export: ({ email }) => this.log.list({ address: email, limit: ALL }),
      erase: (person, manager) => this.erase(person, manager),
    });
  }

  private async erase({ email }: Person, manager: EntityManager): Promise<void> {
    await manager.delete(Mail, { address: email });
  }
}
