import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { CityBatchAction } from '../entities/city-batch.entity.js';

/** The record of batch actions is kept for good. Erasing an account only removes the admin's id and name from it. */
@Injectable()
export class BatchPersonalData implements OnModuleInit {
  constructor(
    @InjectRepository(CityBatchAction) private readonly actions: Repository<CityBatchAction>,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'imports',
      export: ({ id }) => this.listActions(id),
      erase: async ({ id }, manager) =>
        void (await manager.update(CityBatchAction, { actorId: id }, { actorId: null, actorName: null })),
    });
  }

  private async listActions(actorId: string) {
    const actions = await this.actions.find({ where: { actorId }, order: { id: 'ASC' } });
    return actions.map(({ batchId, action, actorName, doneAt }) => ({
      batchId,
      deed: action,
      name: actorName,
      doneAt,
    }));
  }
}
