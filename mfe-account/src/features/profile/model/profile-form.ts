import { type Profile } from '@wanderwork/contracts';
import { type ProfileRequest } from '@wanderwork/contracts/requests';

const SEPARATOR = ',';

/** The profile as form values: text only. */
export const toFormValues = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  homeCity: profile.homeCity ?? '',
  homePlace: profile.homePlace ?? '',
  passports: profile.passports.join(SEPARATOR),
  clientTimeZone: profile.clientTimeZone ?? '',
  clientHoursFrom: profile.clientHoursFrom ?? '',
  clientHoursTo: profile.clientHoursTo ?? '',
});

export type ProfileValues = ReturnType<typeof toFormValues>;

export const splitPassports = ({ passports }: Pick<ProfileValues, 'passports'>): string[] =>
  passports === '' ? [] : passports.split(SEPARATOR);

export const joinPassports = (codes: readonly string[]): string => [...new Set(codes)].join(SEPARATOR);

/** The fields that differ from `savedValues`. Others are not sent, because another tab may have changed them. */
export const getChanges = (values: ProfileValues, savedValues: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== savedValues[name as keyof ProfileValues]),
  );

/** The form values as a request. An empty text clears the field. */
export const toRequest = ({ passports, ...texts }: Partial<ProfileValues>): ProfileRequest => ({
  ...texts,
  ...(passports !== undefined && { passports: splitPassports({ passports }) }),
});
