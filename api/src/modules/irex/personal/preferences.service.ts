import type { IrexPreferences, SavedIrexPreferences } from '@wanderwork/contracts';
import type { IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import { canWeigh } from '@wanderwork/irex';
import { emptyWorkingDay, allWeightsZero } from '../irex.errors.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { IrexPreferencesRow } from '../entities/irex-preferences.entity.js';

/**
 * Completes preferences with null for what the request leaves out. Throws 400 if no score can be computed from them.
 */
export const toPreferences = ({
  sliders,
  clients = null,
  passport = null,
  stay = null,
  budgetUsd = null,
}: IrexPreferencesRequest): IrexPreferences => {
  if (!canWeigh(sliders)) throw allWeightsZero();
  if (clients && clients.from === clients.to) throw emptyWorkingDay();
  return { sliders, passport, clients, stay, budgetUsd };
};

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
