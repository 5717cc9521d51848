import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { LinksService } from '../links/index.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { User } from './entities/user.entity.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { UsersService } from './users.service.js';

/**
 * The data that this module holds about a person. Deleting the account's row also deletes its sessions and second
 * factors.
 */
@Injectable()
export class AccountPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly users: UsersService,
    private readonly sessions: SessionListService,
    private readonly factors: SecondFactorsService,
    private readonly links: LinksService,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'account',
      export: (person) => this.exportAccount(person),
      erase: (person, manager) => this.erase(person, manager),
    });
  }

  private async exportAccount({ id }: Person) {
    const { passwordHash, ...account } = await this.users.get(id);
    return {
      ...account,
      hasPassword: passwordHash !== null,
      sessions: await this.sessions.list(id, null),
      secondFactors: await this.factors.getOverview(id),
    };
  }

  private async erase({ id }: Person, manager: EntityManager): Promise<void> {
    await this.links.deleteAll(id, manager);
    await manager.delete(PasskeyChallenge, { userId: id });
    await manager.delete(User, { id });
  }
}
