import { type Profile } from '@wanderwork/contracts';
import { ProfileRequest, findValidationErrors } from '@wanderwork/contracts/requests';
import { getChanges, toFormValues, joinPassports, splitPassports, toRequest } from './profile-form';

const ana: Profile = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ferreira',
  pictureUrl: null,
  homeCity: 'lisbon',
  homePlace: null,
  passports: ['PT', 'BR'],
  clientTimeZone: 'America/New_York',
  clientHoursFrom: '09:00',
  clientHoursTo: '17:00',
  createdAt: '2026-01-02T03:04:05.000Z',
  deletionDueAt: null,
};

describe('profile form values', () => {
  it('convert a profile to a valid request', () => {
    const request = toRequest(toFormValues(ana));
    expect(request).toMatchObject({ homeCity: 'lisbon', homePlace: '', passports: ['PT', 'BR'] });
    expect(findValidationErrors(ProfileRequest, request)).toEqual([]);
  });

  it('send only changed, restored and cleared fields', () => {
    const shown = toFormValues(ana);
    const changed = { ...shown, firstName: 'Zoë', homeCity: '', passports: '' };
    expect(toRequest(getChanges(changed, shown))).toEqual({ firstName: 'Zoë', homeCity: '', passports: [] });
    expect(toRequest(getChanges(shown, shown))).toEqual({});
  });

  it('may be empty except for the names', () => {
    const nothing = {
      homeCity: null,
      passports: [],
      clientTimeZone: null,
      clientHoursFrom: null,
      clientHoursTo: null,
    };
    expect(findValidationErrors(ProfileRequest, toRequest(toFormValues({ ...ana, ...nothing })))).toEqual([]);
  });

  it('contain each passport once', () => {
    expect(splitPassports({ passports: joinPassports(['PT', 'BR', 'PT']) })).toEqual(['PT', 'BR']);
    expect(splitPassports({ passports: joinPassports([]) })).toEqual([]);
  });
});
