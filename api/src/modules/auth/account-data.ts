import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { Links } from '../links/index.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { User } from './entities/user.entity.js';
import { SecondFactorsOf } from './second-factors/second-factors.service.js';
import { SessionList } from './sessions/session-list.js';
import { Users } from './users.service.js';

/** This module's part of what is kept about a person; with the account's row go its sessions and second factors. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly users: Users,
    private readonly sessions: SessionList,
    private readonly factors: SecondFactorsOf,
    private readonly links: Links,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'account',
      export: (person) => this.of(person),
      erase: (person, manager) => this.erase(person, manager),
    });
  }

  private async of({ id }: Person) {
    const { passwordHash, ...account } = await this.users.get(id);
    return {
      ...account,
      hasPassword: passwordHash !== null,
      sessions: await this.sessions.of(id, null),
      secondFactors: await this.factors.overview(id),
    };
  }

  private async erase({ id }: Person, manager: EntityManager): Promise<void> {
    await this.links.forget(id, manager);
    await manager.delete(PasskeyChallenge, { userId: id });
    await manager.delete(User, { id });
  }
}
