import { parse } from 'csv-parse/sync';
import type { CityDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { askReport } from './reading.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

type Line = Record<string, string>;

const linesOf = async (cities: string[], sections?: string[]) => {
  const answer = await askReport(house, {
    cities,
    format: 'csv',
    ...(sections ? { sections: sections as ['figures'] } : {}),
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse<Line>(answer.body, { columns: true, bom: true });
};

const city = async (slug: string) => (await house.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();

describe('the report as a CSV', () => {
  it('has a line for each figure of each city, with value, unit, grade, source and year', async () => {
    const lines = await linesOf(['lisbon', 'medellin'], ['figures']);
    for (const { name, figures, sources } of [await city('lisbon'), await city('medellin')])
      for (const { label, value, unit, sourceId, year } of figures) {
        const line = lines.find((one) => one.city === name && one.figure === label);
        expect(line).toMatchObject({ unit: unit ?? '', year: year ?? '' });
        if (typeof value === 'number') expect(Number(line!.value)).toBe(value);
        expect(line!.source).toBe(sources.find(({ id }) => id === sourceId)?.title ?? '');
        if (value !== null) expect(line!.source).not.toBe('');
        if (value === null) expect(line!.grade).toBe('Missing');
      }
  });

  it('tells only the chosen sections', async () => {
    const figures = (await linesOf(['lisbon'], ['cost'])).map(({ figure }) => figure);
    expect(figures).toContain('Food');
    expect(figures).not.toContain('IREX');
    expect(figures).not.toContain('Download speed');
    const climate = (await linesOf(['lisbon'], ['climate'])).map(({ figure }) => figure);
    expect(climate).toContain('Temperature, January');
    expect(climate).not.toContain('Food');
  });

  it('calls the score’s dimensions what the pages call them', async () => {
    const lines = await linesOf(['lisbon'], ['score']);
    const dimensions = lines.map(({ figure }) => figure).filter((figure) => figure?.startsWith('Dimension'));
    expect(dimensions).toEqual([
      'Dimension: Internet',
      'Dimension: Affordability',
      'Dimension: Safety',
      'Dimension: Climate',
      'Dimension: Work setup',
      'Dimension: Visa and access',
      'Dimension: Health and air',
      'Dimension: Community',
    ]);
  });

  it('keeps every text a text, whatever a spreadsheet would take it for, and numbers numbers', async () => {
    await house.db.query(
      `UPDATE cities SET name = '=HYPERLINK("http://evil.example";"Lisbon, ""x""")' WHERE slug = 'lisbon'`,
    );
    await house.db.query(
      `UPDATE city_figures SET note = E'\\t=cmd|''/c calc''!A1', value = '-0.4'
       WHERE city_slug = 'lisbon' AND key = 'political_stability'`,
    );
    await house.db.query(
      `UPDATE city_figures SET value = '"@SUM(1+1)"' WHERE city_slug = 'lisbon' AND key = 'languages'`,
    );
    await house.db.query(
      `UPDATE city_figures SET value = '"＝1+1"' WHERE city_slug = 'lisbon' AND key = 'currency'`,
    );
    const lines = await linesOf(['lisbon'], ['figures']);
    const named = (figure: string) => lines.find((line) => line.figure === figure)!;
    expect(named('Food').city).toBe(`'=HYPERLINK("http://evil.example";"Lisbon, ""x""")`);
    expect(named('Political stability').value).toBe('-0.4');
    expect(named('Political stability').note).toMatch(/^' =cmd/);
    expect(named('Official languages').value).toBe("'@SUM(1+1)");
    expect(named('Currency').value).toBe("'＝1+1");
  });
});
