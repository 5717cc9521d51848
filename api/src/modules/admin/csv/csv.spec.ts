import { csvLines } from './csv.js';

const written = async (values: unknown[]): Promise<string[]> => {
  async function* rows() {
    for (const value of values) yield { value };
  }
  const lines: string[] = [];
  for await (const line of csvLines(['value'], rows())) lines.push(line);
  return lines;
};

describe('csvLines', () => {
  it('begin with the names of the columns, as UTF-8 for programs for tables', async () => {
    expect(await written([])).toEqual(['\uFEFF"value"\r\n']);
  });

  it.each([
    ['a comma, "quotes"\nand a second line', '"a comma, ""quotes""\nand a second line"\r\n'],
    ['Zoë Łuczak 🏝️', '"Zoë Łuczak 🏝️"\r\n'],
    [null, '""\r\n'],
    [['home-form', 'newsletter'], '"home-form newsletter"\r\n'],
  ])('hold %j whole', async (value, line) => {
    expect((await written([value]))[1]).toBe(line);
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
    'let %j be no formula',
    async (value) => {
      expect((await written([value]))[1]).toBe(`"'${value}"\r\n`);
    },
  );
});
