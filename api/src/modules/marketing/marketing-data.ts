import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';

/** This module's part of what is kept about a person: by address, as no account is needed for it. */
@Injectable()
export class MarketingData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    this.keep('newsletter', NewsletterSubscription);
    this.keep('waitlist', WaitlistEntry);
  }

  private keep(name: string, entity: typeof NewsletterSubscription | typeof WaitlistEntry): void {
    const rows = ({ email }: Person) => this.source.getRepository(entity).findBy({ email });
    this.personal.add({
      name,
      export: rows,
      erase: async ({ email }, manager) => void (await manager.delete(entity, { email })),
    });
  }
}
