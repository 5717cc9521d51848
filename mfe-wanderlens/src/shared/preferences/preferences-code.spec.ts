import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { decodePreferences, encodePreferences } from './preferences-code';

const all: IrexPreferences = {
  sliders: { ...neutralPreferences.sliders, internet: 0, affordability: 5, climate: 2.5 },
  passport: 'BR',
  clients: { zone: 'America/Port-au-Prince', from: 540, to: 1020 },
  stay: { month: 12, months: 3 },
  budgetUsd: 1500,
};

describe('the preferences code', () => {
  it('restores all preferences', () => {
    const code = encodePreferences(all);
    expect(code).toBe('1.w0a252222.pBR.cAmerica*Port-au-Prince-540-1020.m12-3.b1500');
    expect(decodePreferences(code)).toEqual({ preferences: all, complete: true });
  });

  it('needs no escaping in an address', () => {
    expect(new URLSearchParams({ my: encodePreferences(all) }).toString()).toBe(
      `my=${encodePreferences(all)}`,
    );
  });

  it('is minimal without preferences', () => {
    expect(encodePreferences(neutralPreferences)).toBe('1');
    expect(decodePreferences('1')).toEqual({ preferences: neutralPreferences, complete: true });
    expect(decodePreferences(null)).toEqual({ preferences: neutralPreferences, complete: true });
  });

  it.each([
    ['of another version', '2.pBR'],
    ['empty', ''],
    ['with all sliders at 0', '1.w00000000'],
    ['with too few sliders', '1.w2222'],
    ['with a slider above 5', '1.wb2222222'],
    ['with an unknown passport', '1.pXX'],
    ['with a month 13', '1.m13-1'],
    ['with a stay of 0 months', '1.m1-0'],
    ['with a budget of nothing', '1.b0'],
    ['with a budget that is none', '1.bNaN'],
    ['with a zone that there is none of', '1.cMars*Olympus-540-1020'],
    ['with a day of no length', '1.cEurope*Lisbon-540-540'],
    ['with a letter that means nothing', '1.x5'],
    ['with markup', '1.<script>'],
  ])('%s decodes to nothing and is marked incomplete', (_, code) => {
    expect(decodePreferences(code)).toEqual({ preferences: neutralPreferences, complete: false });
  });

  it('keeps the valid parts beside an invalid one', () => {
    expect(decodePreferences('1.pXX.b900')).toEqual({
      preferences: { ...neutralPreferences, budgetUsd: 900 },
      complete: false,
    });
  });
});
