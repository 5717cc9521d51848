import { ProfileRequest, findValidationErrors } from '@wanderwork/contracts/requests';
import { listCountries, getCountryName } from './countries';

describe('listCountries', () => {
  it('contains only countries that the server accepts', () => {
    const refused = listCountries().filter(
      ({ value }) => findValidationErrors(ProfileRequest, { passports: [value] }).length > 0,
    );
    expect(refused).toEqual([]);
    expect(listCountries().length).toBeGreaterThan(240);
  });

  it('is sorted by name', () => {
    const labels = listCountries().map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(getCountryName('PT')).toBe('Portugal');
  });
});
