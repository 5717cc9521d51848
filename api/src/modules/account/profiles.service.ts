import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { NewsletterState, Preferences, Profile, SessionUser } from '@wanderwork/contracts';
import type { PreferencesRequest, ProfileRequest } from '@wanderwork/contracts/requests';
import { UsersService } from '../auth/index.js';
import { CityArtService } from '../cities/index.js';
import { NewsletterService } from '../marketing/index.js';
import { ProfileRow } from './entities/profile.entity.js';
import { unknownCity } from './account.errors.js';

type Account = Awaited<ReturnType<UsersService['get']>>;

/** Uses the location from the join form as the home until the profile has one. */
const toProfile = (account: Account, row: ProfileRow): Profile => ({
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  pictureUrl: account.profileImageUrl,
  homeCity: row.homeCity,
  homePlace: row.homePlace ?? (row.homeCity === null ? account.currentLocation : null),
  passports: row.passports,
  clientTimeZone: row.clientTimeZone,
  clientHoursFrom: row.clientHoursFrom,
  clientHoursTo: row.clientHoursTo,
  createdAt: account.createdAt.toISOString(),
  deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
});

const toPreferences = (account: Account, newsletter: NewsletterState): Preferences => ({
  theme: account.theme,
  temperatureUnit: account.temperatureUnit,
  currency: account.currency,
  newsletter,
});

type ProfileChanges = Partial<Omit<ProfileRow, 'userId' | 'updatedAt'>>;

const createEmptyProfile = (userId: string): ProfileRow => ({
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

/** An empty text clears a field; a field that is left out stays unchanged. */
const toChanges = (fields: object): ProfileChanges =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : (value as unknown)]),
  );

/** Reads and changes profiles and display preferences. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(ProfileRow) private readonly rows: Repository<ProfileRow>,
    private readonly users: UsersService,
    private readonly art: CityArtService,
    private readonly newsletter: NewsletterService,
  ) {}

  async get(userId: string): Promise<Profile> {
    return toProfile(await this.users.get(userId), await this.getRow(userId));
  }

  async change(userId: string, { firstName, lastName, ...profileFields }: ProfileRequest): Promise<Profile> {
    if (profileFields.homeCity && (await this.art.find(profileFields.homeCity)) === null) throw unknownCity();
    if (firstName !== undefined || lastName !== undefined)
      await this.users.rename(userId, { firstName, lastName });
    await this.update(userId, toChanges(profileFields));
    return this.get(userId);
  }

  async getPreferences({ id, email }: SessionUser): Promise<Preferences> {
    return toPreferences(await this.users.get(id), await this.newsletter.getState(email));
  }

  async changePreferences(user: SessionUser, preferences: PreferencesRequest): Promise<Preferences> {
    await this.users.setPreferences(user.id, preferences);
    return this.getPreferences(user);
  }

  async getRow(userId: string): Promise<ProfileRow> {
    return (await this.rows.findOneBy({ userId })) ?? createEmptyProfile(userId);
  }

  /** Updates only the given columns, so that two tabs changing different fields do not overwrite each other. */
  async update(userId: string, changes: ProfileChanges): Promise<void> {
    const columns = { ...changes, updatedAt: new Date() };
    await this.rows.createQueryBuilder().insert().values(createEmptyProfile(userId)).orIgnore().execute();
    await this.rows.update({ userId }, columns);
  }
}
