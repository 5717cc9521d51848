import { csvRows, monthsOf, numberOf } from './csv.mjs';

describe('csvRows', () => {
  it('names cells by the header', () => {
    expect(csvRows('slug,name\nporto,Porto\nbraga,\n')).toEqual([
      { slug: 'porto', name: 'Porto' },
      { slug: 'braga', name: '' },
    ]);
  });

  it('keeps commas, quotes and line breaks in quoted cells', () => {
    expect(csvRows('plug,said\r\n"C,E","""yes"",\nhe said"\r\n')).toEqual([
      { plug: 'C,E', said: '"yes",\nhe said' },
    ]);
  });

  it('accepts a byte order mark and a missing final line break', () => {
    expect(csvRows('\uFEFFa,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  });

  it('distinguishes empty cells from zero', () => {
    expect([numberOf(''), numberOf('0'), numberOf('-1.5')]).toEqual([null, 0, -1.5]);
    expect(monthsOf({ t_jan: '3', t_feb: '' }, 't').slice(0, 3)).toEqual([3, null, null]);
  });
});
