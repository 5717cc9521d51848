import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ProfileRow } from './entities/profile.entity.js';
import { Profiles } from './profiles.service.js';

/** This module's part of what is kept about a person. */
@Injectable()
export class ProfileData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly profiles: Profiles,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'profile',
      export: ({ id }) => this.profiles.row(id),
      erase: async ({ id }, manager) => void (await manager.delete(ProfileRow, { userId: id })),
    });
  }
}
