import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';

type EmailEntity = typeof NewsletterSubscription | typeof WaitlistEntry;

/** The personal data of this module. It is found by email address, because it needs no account. */
@Injectable()
export class MarketingPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    this.register('newsletter', NewsletterSubscription);
    this.register('waitlist', WaitlistEntry);
  }

  private register(name: string, entity: EmailEntity): void {
    const rows = ({ email }: Person) => this.source.getRepository(entity).findBy({ email });
    this.personal.add({
      name,
      export: rows,
      erase: async ({ email }, manager) => void (await manager.delete(entity, { email })),
      readdress: (from, to, manager) => this.readdress(entity, from, to, manager),
    });
  }

  /**
   * Moves a row to a new address. If the new address has a row of its own, even one created at the same moment, that row
   * stays and the old one is deleted. A subscription that still waits for consent is deleted.
   */
  private async readdress(
    entity: EmailEntity,
    from: string,
    to: string,
    manager: EntityManager,
  ): Promise<void> {
    if (entity === NewsletterSubscription) await manager.delete(entity, { email: from, consent: 'pending' });
    try {
      await manager.transaction((part) => part.update(entity, { email: from }, { email: to }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await manager.delete(entity, { email: from });
    }
  }
}
