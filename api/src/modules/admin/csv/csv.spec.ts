import { toCsvLines } from './csv.js';

const writeLines = async (values: unknown[]): Promise<string[]> => {
  async function* rows() {
    for (const value of values) yield { value };
  }
  const lines: string[] = [];
  for await (const line of toCsvLines(['value'], rows())) lines.push(line);
  return lines;
};

describe('toCsvLines', () => {
  it('starts with the byte order mark and the column names', async () => {
    expect(await writeLines([])).toEqual(['\uFEFF"value"\r\n']);
  });

  it.each([
    ['a comma, "quotes" and a blank', '"a comma, ""quotes"" and a blank"\r\n'],
    ['Zoë Łuczak 🏝️', '"Zoë Łuczak 🏝️"\r\n'],
    [null, '""\r\n'],
    [['home-form', 'newsletter'], '"home-form newsletter"\r\n'],
  ])('keeps the content of %j', async (value, line) => {
    expect((await writeLines([value]))[1]).toBe(line);
  });

  it.each([
    'Ana\r\nBo',
    'Ana\nBo',
    'Ana\rBo',
    'Ana\u2028Bo',
    'Ana\u2029Bo',
    'Ana\u0085Bo',
    'Ana\u0000\u001bBo',
  ])('writes %j on one line', async (value) => {
    expect((await writeLines([value]))[1]).toBe('"Ana Bo"\r\n');
  });

  it.each(['\t=1', '\r=1', '\u0000=1'])(
    'neutralizes the formula %j behind invisible characters',
    async (value) => {
      expect((await writeLines([value]))[1]).toBe(`"' =1"\r\n`);
    },
  );

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '  =1', '＝1'])('neutralizes the formula %j', async (value) => {
    expect((await writeLines([value]))[1]).toBe(`"'${value}"\r\n`);
  });
});
