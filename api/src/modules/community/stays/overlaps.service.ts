import { Injectable } from '@nestjs/common';
import { toPeopleStep, type FreeEvening, type OverlapWeek, type SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { emailUnconfirmed, memberRequired, placeUnknown } from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService } from '../people/rights.service.js';
import { PlacesRepository } from '../places/places.repository.js';
import { OverlapsRepository } from './overlaps.repository.js';

/** How many members are in a city: never who, never fewer than three others, and only as of the last night. */
@Injectable()
export class OverlapsService {
  constructor(
    private readonly database: DataSource,
    private readonly overlaps: OverlapsRepository,
    private readonly people: PeopleRepository,
    private readonly places: PlacesRepository,
    private readonly rights: RightsService,
  ) {}

  /** Counts each city in a transaction of its own, so that readers see either the old counts or the new ones. */
  async countAll(): Promise<void> {
    for (const city of await this.overlaps.listCities())
      await this.database.transaction((manager) => this.overlaps.count(city, manager));
  }

  /** The weeks of the person's stays about which there is something to say. */
  async list(userId: string): Promise<OverlapWeek[]> {
    const rows = await this.overlaps.listWeeks(userId);
    return rows
      .map(({ slug, name, week, others, meeting }) => ({
        city: { kind: 'city' as const, slug, name },
        week,
        members: toPeopleStep(others),
        meeting: meeting === null ? null : toPeopleStep(meeting),
      }))
      .filter(({ members, meeting }) => members !== null || meeting !== null);
  }

  /**
   * The evenings that people in a city have free, for those who may host. One person is always left out of the sum, so
   * that it stands for at least three others even if the reader is among them.
   */
  async listFreeEvenings(user: SessionUser, city: string, from: string, to: string): Promise<FreeEvening[]> {
    await this.assertMayHost(user);
    if ((await this.places.findCities([city])).size === 0) throw placeUnknown();
    const rows = await this.overlaps.listEvenings(city, from, to);
    return rows.flatMap(({ date, part, people }) => {
      const step = toPeopleStep(people - 1);
      return step === null ? [] : { date, part, people: step };
    });
  }

  private async assertMayHost(user: SessionUser): Promise<void> {
    const level = await this.rights.getLevel(user, await this.people.find(user.id));
    if (level === 'unconfirmed') throw emailUnconfirmed();
    if (level === 'new') throw memberRequired();
  }
}
