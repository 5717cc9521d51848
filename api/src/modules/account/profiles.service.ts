import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Preferences, Profile, SessionUser } from '@wanderwork/contracts';
import type { PreferencesRequest, ProfileRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { UsersService } from '../auth/index.js';
import { CityArtService } from '../cities/index.js';
import { NewsletterService } from '../marketing/index.js';
import { unknownCity } from './account.errors.js';
import { ProfileRow } from './entities/profile.entity.js';
import { toPreferences, toProfile } from './profile.mapper.js';

type Said = Partial<Omit<ProfileRow, 'userId' | 'updatedAt'>>;

const nothingSaid = (userId: string): ProfileRow => ({
  userId,
  homeCity: null,
  homePlace: null,
  passports: [],
  clientTimeZone: null,
  clientHoursFrom: null,
  clientHoursTo: null,
  pictureKey: null,
  updatedAt: new Date(),
});

/** An empty text takes back what was said; what was left out says nothing. */
const saidIn = (fields: object): Said =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  );

/** What people say of themselves, and how they like things. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(ProfileRow) private readonly rows: Repository<ProfileRow>,
    private readonly users: UsersService,
    private readonly art: CityArtService,
    private readonly newsletter: NewsletterService,
  ) {}

  async get(userId: string): Promise<Profile> {
    return toProfile(await this.users.get(userId), await this.row(userId));
  }

  async change(userId: string, { firstName, lastName, ...about }: ProfileRequest): Promise<Profile> {
    if (about.homeCity && (await this.art.find(about.homeCity)) === null) throw unknownCity();
    if (firstName !== undefined || lastName !== undefined)
      await this.users.rename(userId, { firstName, lastName });
    await this.say(userId, saidIn(about));
    return this.get(userId);
  }

  async preferencesOf({ id, email }: SessionUser): Promise<Preferences> {
    return toPreferences(await this.users.get(id), await this.newsletter.getState(email));
  }

  async prefer(user: SessionUser, wishes: PreferencesRequest): Promise<Preferences> {
    await this.users.prefer(user.id, wishes);
    return this.preferencesOf(user);
  }

  async row(userId: string): Promise<ProfileRow> {
    return (await this.rows.findOneBy({ userId })) ?? nothingSaid(userId);
  }

  /** Two tabs that say different things at once both count. */
  async say(userId: string, said: Said): Promise<void> {
    const changed = { ...said, updatedAt: new Date() };
    await this.rows.createQueryBuilder().insert().values(nothingSaid(userId)).orIgnore().execute();
    await this.rows.update({ userId }, changed);
  }
}
