import { Injectable } from '@nestjs/common';
import { stayLimits, type SessionUser, type Stay } from '@wanderwork/contracts';
import type { StayRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { connectNotFound } from '../../moderation/index.js';
import { emailUnconfirmed, idInUse, invalidField, tooManyStays } from '../community.errors.js';
import { findDaysError, MAX_STAY_DAYS } from './stay-days.policy.js';
import { StaysRepository } from './stays.repository.js';

/** When people are where. Only they see it. */
@Injectable()
export class StaysService {
  constructor(
    private readonly database: DataSource,
    private readonly stays: StaysRepository,
  ) {}

  list(userId: string): Promise<Stay[]> {
    return this.stays.list(userId);
  }

  /** Adds a stay. Other days are another stay, with an id of its own, so that each is counted as it was entered. */
  async add({ id: userId, emailConfirmed }: SessionUser, id: string, request: StayRequest): Promise<Stay> {
    if (!emailConfirmed) throw emailUnconfirmed();
    return this.database.transaction(async (manager) => {
      await this.stays.lockUser(userId, manager);
      const existing = await this.stays.find(userId, id, manager);
      if (existing) return assertSame(existing, request);
      await this.assertPossible(request);
      if ((await this.stays.list(userId, manager)).length >= stayLimits.stays) throw tooManyStays();
      await this.stays.insert(userId, { id, ...request }, manager);
      return (await this.stays.find(userId, id, manager))!;
    });
  }

  remove(userId: string, id: string): Promise<void> {
    return this.stays.delete(userId, id);
  }

  /** "I'd like to meet people". It counts from the next nightly count on. */
  async setWantsToMeet(userId: string, id: string, wantsToMeet: boolean): Promise<void> {
    if (!(await this.stays.setWantsToMeet(userId, id, wantsToMeet))) throw connectNotFound();
  }

  private async assertPossible({ city, from, to }: StayRequest): Promise<void> {
    const days = await this.stays.findCity(city, MAX_STAY_DAYS);
    if (!days) throw invalidField('city', 'Please choose a city from the list');
    const error = findDaysError(from, to, days);
    if (error) throw invalidField(error.path, error.message);
  }
}

const assertSame = (stay: Stay, { city, from, to }: StayRequest): Stay => {
  if (stay.city.slug !== city || stay.from !== from || stay.to !== to) throw idInUse();
  return stay;
};
