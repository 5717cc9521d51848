import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { CityBatchDeed } from '../entities/city-batch-action.entity.js';

/** The record of batch actions is kept for good. Erasing an account only removes the admin's id and name from it. */
@Injectable()
export class BatchPersonalData implements OnModuleInit {
  constructor(
    @InjectRepository(CityBatchDeed) private readonly deeds: Repository<CityBatchDeed>,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'imports',
      export: ({ id }) => this.of(id),
      erase: async ({ id }, manager) =>
        void (await manager.update(CityBatchDeed, { actorId: id }, { actorId: null, actorName: null })),
    });
  }

  private async of(actorId: string) {
    const deeds = await this.deeds.find({ where: { actorId }, order: { id: 'ASC' } });
    return deeds.map(({ batchId, deed, actorName, doneAt }) => ({ batchId, deed, name: actorName, doneAt }));
  }
}
