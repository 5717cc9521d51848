import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { ProfileRow } from './entities/profile.entity.js';
import { ProfilesService } from './profiles.service.js';

/** The data that this module holds about a person. */
@Injectable()
export class ProfilePersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly profiles: ProfilesService,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'profile',
      export: ({ id }) => this.profiles.getRow(id),
      erase: (person, manager) => this.erase(person, manager),
    });
  }

  private async erase({ id }: Person, manager: EntityManager): Promise<void> {
    const { pictureKey } = await this.profiles.getRow(id);
    await manager.delete(ProfileRow, { userId: id });
    if (pictureKey !== null) await this.storage.remove(pictureKey);
  }
}
