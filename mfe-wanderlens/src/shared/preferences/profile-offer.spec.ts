import { profileOffer } from './profile-offer';

const silent = { passports: [], clientTimeZone: null, clientHoursFrom: null, clientHoursTo: null };

describe('what a profile offers to the wishes', () => {
  it('is nothing where it says nothing', () => {
    expect(profileOffer(silent)).toEqual({ passport: null, clients: null });
  });

  it('is the first passport whose rules are known', () => {
    expect(profileOffer({ ...silent, passports: ['FR', 'BR'] }).passport).toBe('BR');
    expect(profileOffer({ ...silent, passports: ['FR'] }).passport).toBeNull();
  });

  it('is the clients’ zone with their hours, or with usual ones', () => {
    const zone = 'America/New_York';
    const told = { ...silent, clientTimeZone: zone, clientHoursFrom: '08:30', clientHoursTo: '16:30' };
    expect(profileOffer(told).clients).toEqual({ zone, from: 510, to: 990 });
    expect(profileOffer({ ...silent, clientTimeZone: zone }).clients).toEqual({ zone, from: 540, to: 1020 });
    expect(profileOffer({ ...told, clientTimeZone: 'Mars/Olympus' }).clients).toBeNull();
  });
});
