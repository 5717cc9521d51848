import { parseCsvRows, parseMonths, parseNumber } from './csv.mjs';

describe('csvRows', () => {
  it('names cells by the header', () => {
    expect(parseCsvRows('slug,name\nporto,Porto\nbraga,\n')).toEqual([
      { slug: 'porto', name: 'Porto' },
      { slug: 'braga', name: '' },
    ]);
  });

  it('keeps commas, quotes and line breaks in quoted cells', () => {
    expect(parseCsvRows('plug,said\r\n"C,E","""yes"",\nhe said"\r\n')).toEqual([
      { plug: 'C,E', said: '"yes",\nhe said' },
    ]);
  });

  it('accepts a byte order mark and a missing final line break', () => {
    expect(parseCsvRows('\uFEFFa,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  });

  it('distinguishes empty cells from zero', () => {
    expect([parseNumber(''), parseNumber('0'), parseNumber('-1.5')]).toEqual([null, 0, -1.5]);
    expect(parseMonths({ t_jan: '3', t_feb: '' }, 't').slice(0, 3)).toEqual([3, null, null]);
  });
});
