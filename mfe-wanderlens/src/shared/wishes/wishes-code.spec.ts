import { type IrexWishes } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { readWishes, writeWishes } from './wishes-code';

const all: IrexWishes = {
  sliders: { ...neutralWishes.sliders, internet: 0, affordability: 5, climate: 2.5 },
  passport: 'BR',
  clients: { zone: 'America/Port-au-Prince', from: 540, to: 1020 },
  stay: { month: 12, months: 3 },
  budgetUsd: 1500,
};

describe('the code of wishes', () => {
  it('brings all of them back', () => {
    const code = writeWishes(all);
    expect(code).toBe('1.w0a252222.pBR.cAmerica*Port-au-Prince-540-1020.m12-3.b1500');
    expect(readWishes(code)).toEqual({ wishes: all, complete: true });
  });

  it('stands in an address as it is', () => {
    expect(new URLSearchParams({ my: writeWishes(all) }).toString()).toBe(`my=${writeWishes(all)}`);
  });

  it('is next to nothing when nothing is asked', () => {
    expect(writeWishes(neutralWishes)).toBe('1');
    expect(readWishes('1')).toEqual({ wishes: neutralWishes, complete: true });
    expect(readWishes(null)).toEqual({ wishes: neutralWishes, complete: true });
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
  ])('%s asks nothing, and says so', (_, code) => {
    expect(readWishes(code)).toEqual({ wishes: neutralWishes, complete: false });
  });

  it('keeps the good parts beside a bad one', () => {
    expect(readWishes('1.pXX.b900')).toEqual({
      wishes: { ...neutralWishes, budgetUsd: 900 },
      complete: false,
    });
  });
});
