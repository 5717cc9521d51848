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

/** What differs from what was shown. All else is not this form's to say: another tab may have changed it meanwhile. */
export const changesIn = (values: ProfileValues, shown: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== shown[name as keyof ProfileValues]),
  );

/** What the server is asked to keep; an empty text takes back what was said before. */
export const requestOf = ({ passports, ...texts }: Partial<ProfileValues>): ProfileRequest => ({
  ...texts,
  ...(passports !== undefined && { passports: passportsOf({ passports }) }),
});
