import type { NewsletterState, Preferences, Profile } from '@wanderwork/contracts';
import type { UsersService } from '../auth/index.js';
import type { ProfileRow } from './entities/profile.entity.js';

type Account = Awaited<ReturnType<UsersService['get']>>;

/** Uses the location from the join form as the home until the profile has one. */
export const toProfile = (account: Account, row: ProfileRow): Profile => ({
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

export const toPreferences = (account: Account, newsletter: NewsletterState): Preferences => ({
  theme: account.theme,
  temperatureUnit: account.temperatureUnit,
  currency: account.currency,
  newsletter,
});
