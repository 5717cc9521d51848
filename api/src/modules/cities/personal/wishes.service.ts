import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SavedWishes } from '@wanderwork/contracts';
import type { IrexWishesRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { IrexWishesRow } from '../entities/irex-wishes.entity.js';
import { wishesOf } from './wishes-of.js';

/** A member's wishes, on their account. */
@Injectable()
export class Wishes implements OnModuleInit {
  constructor(
    @InjectRepository(IrexWishesRow) private readonly rows: Repository<IrexWishesRow>,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'irex',
      export: ({ id }) => this.of(id),
      erase: async ({ id }, manager) => void (await manager.delete(IrexWishesRow, { userId: id })),
    });
  }

  async of(userId: string): Promise<SavedWishes> {
    return { wishes: (await this.rows.findOneBy({ userId }))?.wishes ?? null };
  }

  async save(userId: string, request: IrexWishesRequest): Promise<SavedWishes> {
    const wishes = wishesOf(request);
    await this.rows.upsert({ userId, wishes, updatedAt: new Date() }, ['userId']);
    return this.of(userId);
  }

  async forget(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
