import { getProfileOffer } from './use-profile-offer';

const emptyProfile = { passports: [], clientTimeZone: null, clientHoursFrom: null, clientHoursTo: null };

describe('getProfileOffer', () => {
  it('is empty for an empty profile', () => {
    expect(getProfileOffer(emptyProfile)).toEqual({ passport: null, clients: null });
  });

  it('returns the first passport with known rules', () => {
    expect(getProfileOffer({ ...emptyProfile, passports: ['AQ', 'BR', 'US'] }).passport).toBe('BR');
    expect(getProfileOffer({ ...emptyProfile, passports: ['AQ'] }).passport).toBeNull();
  });

  it('returns the clients’ zone with their hours or default ones', () => {
    const zone = 'America/New_York';
    const profile = {
      ...emptyProfile,
      clientTimeZone: zone,
      clientHoursFrom: '08:30',
      clientHoursTo: '16:30',
    };
    expect(getProfileOffer(profile).clients).toEqual({ zone, from: 510, to: 990 });
    expect(getProfileOffer({ ...emptyProfile, clientTimeZone: zone }).clients).toEqual({
      zone,
      from: 540,
      to: 1020,
    });
    expect(getProfileOffer({ ...profile, clientTimeZone: 'Mars/Olympus' }).clients).toBeNull();
  });
});
