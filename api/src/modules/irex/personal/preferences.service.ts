import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SavedIrexPreferences } from '@wanderwork/contracts';
import type { IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { IrexPreferencesRow } from '../entities/irex-preferences.entity.js';
import { toPreferences } from './preferences.js';

/** The IREX preferences that a member has saved in their account. */
@Injectable()
export class PreferencesService implements OnModuleInit {
  constructor(
    @InjectRepository(IrexPreferencesRow) private readonly rows: Repository<IrexPreferencesRow>,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'irex',
      export: ({ id }) => this.find(id),
      erase: async ({ id }, manager) => void (await manager.delete(IrexPreferencesRow, { userId: id })),
    });
  }

  async find(userId: string): Promise<SavedIrexPreferences> {
    return { wishes: (await this.rows.findOneBy({ userId }))?.preferences ?? null };
  }

  async save(userId: string, request: IrexPreferencesRequest): Promise<SavedIrexPreferences> {
    const preferences = toPreferences(request);
    await this.rows.upsert({ userId, preferences, updatedAt: new Date() }, ['userId']);
    return this.find(userId);
  }

  async clear(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
