import { type Profile } from '@wanderwork/contracts';
import { type ProfileRequest } from '@wanderwork/contracts/requests';

const BETWEEN = ',';

/** The profile as its form holds it: texts alone. */
export const formOf = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  homeCity: profile.homeCity ?? '',
  homePlace: profile.homePlace ?? '',
  passports: profile.passports.join(BETWEEN),
  clientTimeZone: profile.clientTimeZone ?? '',
  clientHoursFrom: profile.clientHoursFrom ?? '',
  clientHoursTo: profile.clientHoursTo ?? '',
});

export type ProfileValues = ReturnType<typeof formOf>;

export const passportsOf = ({ passports }: Pick<ProfileValues, 'passports'>): string[] =>
  passports === '' ? [] : passports.split(BETWEEN);

export const joinPassports = (codes: readonly string[]): string => [...new Set(codes)].join(BETWEEN);

/** What the server is asked to keep; an empty text takes back what was said before. */
export const requestOf = (values: ProfileValues): ProfileRequest => ({
  ...values,
  passports: passportsOf(values),
});
