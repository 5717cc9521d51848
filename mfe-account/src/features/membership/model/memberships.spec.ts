import { membershipTable } from './memberships';

const row = (capability: string) => membershipTable().find((one) => one.capability === capability)?.values;

describe('membershipTable', () => {
  it('says what the server allows', () => {
    expect(row('City searches a day')).toEqual({ free: '5', pro: 'No limit', premium: 'No limit' });
    expect(row('WanderQuest')).toEqual({
      free: 'First Week, Daily Dash',
      pro: 'Every mode',
      premium: 'Every mode',
    });
    expect(row('Voice assistant')).toEqual({ free: 'No', pro: 'No', premium: 'Yes' });
  });
});
