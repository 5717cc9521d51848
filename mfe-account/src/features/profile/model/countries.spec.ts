import { ProfileRequest, validationErrors } from '@wanderwork/contracts/requests';
import { countries, countryName } from './countries';

describe('the countries of a passport', () => {
  it('are all countries that the server knows', () => {
    const refused = countries().filter(
      ({ value }) => validationErrors(ProfileRequest, { passports: [value] }).length > 0,
    );
    expect(refused).toEqual([]);
    expect(countries().length).toBeGreaterThan(240);
  });

  it('stand by name', () => {
    const labels = countries().map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(countryName('PT')).toBe('Portugal');
  });
});
