import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';

type Kept = typeof NewsletterSubscription | typeof WaitlistEntry;

/** This module's part of what is kept about a person: by address, as no account is needed for it. */
@Injectable()
export class MarketingPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    this.keep('newsletter', NewsletterSubscription);
    this.keep('waitlist', WaitlistEntry);
  }

  private keep(name: string, entity: Kept): void {
    const rows = ({ email }: Person) => this.source.getRepository(entity).findBy({ email });
    this.personal.add({
      name,
      export: rows,
      erase: async ({ email }, manager) => void (await manager.delete(entity, { email })),
      readdress: (from, to, manager) => this.readdress(entity, from, to, manager),
    });
  }

  /**
   * What the new address itself has said counts more, also where it says so at this very moment; a letter that still asks
   * the old one asks no more.
   */
  private async readdress(entity: Kept, from: string, to: string, manager: EntityManager): Promise<void> {
    if (entity === NewsletterSubscription) await manager.delete(entity, { email: from, consent: 'pending' });
    try {
      await manager.transaction((part) => part.update(entity, { email: from }, { email: to }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await manager.delete(entity, { email: from });
    }
  }
}
