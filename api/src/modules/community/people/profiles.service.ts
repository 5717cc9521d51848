import { Injectable } from '@nestjs/common';
import { paths, type ConnectPerson, type OwnConnectProfile, type SessionUser } from '@wanderwork/contracts';
import type { ConnectProfileRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { CitiesService } from '../../cities/index.js';
import {
  connectNotFound,
  DecisionsService,
  ModeratorsService,
  type ReportedObject,
} from '../../moderation/index.js';
import { handleInUse, invalidField } from '../community.errors.js';
import { BarriersService } from './barriers.service.js';
import { PeopleRepository, type PersonRow } from './people.repository.js';
import { RightsService } from './rights.service.js';
import { isReservedHandle, looksLikeTeam } from './team-names.policy.js';

/** Throws for a name or handle with which somebody could pass for the team. */
const assertOwnName = (handle: string, name: string): void => {
  if (isReservedHandle(handle)) throw handleInUse();
  if (looksLikeTeam(name)) throw invalidField('name', 'Only our team can use this name');
};

/** Profiles show what people chose to share, and nothing else. */
@Injectable()
export class ConnectProfilesService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleRepository,
    private readonly barriers: BarriersService,
    private readonly rights: RightsService,
    private readonly decisions: DecisionsService,
    private readonly moderators: ModeratorsService,
    private readonly cities: CitiesService,
  ) {}

  /** For somebody whom this person blocked, the profile doesn't exist. */
  async get(handle: string, reader: SessionUser | null): Promise<ConnectPerson> {
    const person = await this.people.findByHandle(handle);
    if (!person) throw connectNotFound();
    if (reader !== null && (await this.people.hasBlocked(person.userId, reader.id))) throw connectNotFound();
    const { about, languages, homeCity, userId } = person;
    return {
      ...this.people.toSummary(person),
      ...{ about, languages, homeCity },
      isMuted: reader !== null && (await this.barriers.has('mutes', reader.id, userId)),
      isBlocked: reader !== null && (await this.barriers.has('blocks', reader.id, userId)),
    };
  }

  async getOwn(user: SessionUser): Promise<OwnConnectProfile> {
    const person = await this.people.find(user.id);
    const [level, pausedUntil, moderates] = await Promise.all([
      this.rights.getLevel(user, person),
      this.decisions.findPause(user.id),
      this.moderators.findRegions(user.id),
    ]);
    return {
      level,
      profile: person && this.toOwnProfile(person),
      pausedUntil: pausedUntil?.toISOString() ?? null,
      moderates,
    };
  }

  /** Creates or replaces the profile. Nobody else can take a handle that was given up for a year. */
  async save(user: SessionUser, request: ConnectProfileRequest): Promise<OwnConnectProfile> {
    await this.rights.assertMayWrite(user);
    const { handle, name, about = '', languages = [], homeCity = null } = request;
    if (!user.isAdmin) assertOwnName(handle, name);
    if (homeCity !== null && (await this.cities.findSummaries([homeCity])).length === 0)
      throw invalidField('homeCity', 'Please choose a city from the list');
    try {
      await this.database.transaction(async (manager) => {
        const before = await this.people.lock(user.id, manager);
        await this.decisions.assertNotDecided('hide', 'person', user.id, manager);
        if (before?.handle !== handle && (await this.people.isRetired(handle, manager))) throw handleInUse();
        if (before && before.handle !== handle) await this.people.retireHandle(before.handle, manager);
        await this.people.save(user.id, { handle, name, about, languages, homeCity }, manager);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? handleInUse() : error;
    }
    return this.getOwn(user);
  }

  private toOwnProfile(person: PersonRow): OwnConnectProfile['profile'] {
    const { about, languages, homeCity, picture } = person;
    return { ...this.people.toSummary(person), about, languages, homeCity, hasPicture: picture !== null };
  }

  /** A profile as reports name it. Blocking somebody doesn't keep them from reporting. */
  async findReported(handle: string): Promise<ReportedObject | null> {
    const person = await this.people.findByHandle(handle);
    return person && { objectId: person.userId, ownerId: person.userId, region: null };
  }

  async describe(userId: string) {
    const person = await this.people.find(userId);
    if (!person) return null;
    const { handle, name, about, picture } = person;
    return {
      owner: { handle, name },
      title: name,
      text: about,
      path: paths.web.connectPerson(handle),
      ...(picture !== null && { pictureUrl: paths.api.connect.picture(picture) }),
    };
  }

  /** Replaces the name by the handle and the portrait by a generated one, and removes the text. Returns what they were. */
  async hide(userId: string, manager: EntityManager): Promise<object | null> {
    return readRow(
      manager,
      sql`UPDATE community_people SET name = before.handle, about = '', picture_hidden = true
        FROM (SELECT handle, name, about FROM community_people WHERE user_id = ${userId} FOR UPDATE) AS before
        WHERE user_id = ${userId} RETURNING before.name, before.about`,
    );
  }

  async restore(userId: string, { name, about }: { name: string; about: string }, manager: EntityManager) {
    await execute(
      manager,
      sql`UPDATE community_people SET name = ${name}, about = ${about}, picture_hidden = false WHERE user_id = ${userId}`,
    );
  }
}
