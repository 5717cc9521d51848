import { parse } from 'csv-parse/sync';
import type { CityDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { requestReport } from './report-client.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

type Line = Record<string, string>;

const getLines = async (cities: string[], sections?: string[]) => {
  const response = await requestReport(api, {
    cities,
    format: 'csv',
    ...(sections ? { sections: sections as ['figures'] } : {}),
  });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse<Line>(response.body, { columns: true, bom: true });
};

const getCity = async (slug: string) => (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();

describe('the CSV report', () => {
  it('has a line for each figure of each city, with value, range, unit, grade, source and year', async () => {
    const lines = await getLines(['lisbon', 'medellin'], ['figures']);
    for (const { name, figures, sources } of [await getCity('lisbon'), await getCity('medellin')])
      for (const { label, value, range, unit, sourceId, year } of figures) {
        const line = lines.find((one) => one.city === name && one.figure === label);
        expect(line).toMatchObject({ unit: unit ?? '', year: year ?? '' });
        if (typeof value === 'number') expect(Number(line!.value)).toBe(value);
        expect([line!.low, line!.high]).toEqual((range ?? ['', '']).map(String));
        expect(line!.source).toBe(sources.find(({ id }) => id === sourceId)?.title ?? '');
        if (value !== null) expect(line!.source).not.toBe('');
        if (value === null) expect(line!.grade).toBe('Missing');
      }
  });

  it('says which costs are official, and which are a rough guess', async () => {
    const lines = await getLines(['lisbon', 'medellin'], ['figures']);
    const grade = (city: string, figure: string) =>
      lines.find((line) => line.city === city && line.figure === figure)!.grade;
    expect(grade('Lisbon', 'Rent, one bedroom')).toBe('Official');
    expect(grade('Lisbon', 'Monthly cost for one person')).toBe('Estimate');
    expect(grade('Medellín', 'Monthly cost for one person')).toBe('Rough guess');
    expect(grade('Medellín', 'Download speed')).toBe('Country figure');
    expect(grade('Medellín', 'Safety index')).toBe('Country estimate');
  });

  it('contains only the chosen sections', async () => {
    const figures = (await getLines(['lisbon'], ['cost'])).map(({ figure }) => figure);
    expect(figures).toContain('Food');
    expect(figures).not.toContain('IREX');
    expect(figures).not.toContain('Download speed');
    const climate = (await getLines(['lisbon'], ['climate'])).map(({ figure }) => figure);
    expect(climate).toContain('Temperature, January');
    expect(climate).not.toContain('Food');
  });

  it("names the score's dimensions as the pages do", async () => {
    const lines = await getLines(['lisbon'], ['score']);
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

  it('keeps texts as texts, without spreadsheet formulas, and numbers as numbers', async () => {
    await api.db.query(
      `UPDATE cities SET name = '=HYPERLINK("http://evil.example";"Lisbon, ""x""")' WHERE slug = 'lisbon'`,
    );
    await api.db.query(
      `UPDATE city_figures SET note = E'\\t=cmd|''/c calc''!A1', value = '-0.4'
       WHERE city_slug = 'lisbon' AND key = 'political_stability'`,
    );
    await api.db.query(
      `UPDATE city_figures SET value = '"@SUM(1+1)"' WHERE city_slug = 'lisbon' AND key = 'languages'`,
    );
    await api.db.query(
      `UPDATE city_figures SET value = '"＝1+1"' WHERE city_slug = 'lisbon' AND key = 'currency'`,
    );
    const lines = await getLines(['lisbon'], ['figures']);
    const named = (figure: string) => lines.find((line) => line.figure === figure)!;
    expect(named('Food').city).toBe(`'=HYPERLINK("http://evil.example";"Lisbon, ""x""")`);
    expect(named('Political stability').value).toBe('-0.4');
    expect(named('Political stability').note).toMatch(/^' =cmd/);
    expect(named('Official languages').value).toBe("'@SUM(1+1)");
    expect(named('Currency').value).toBe("'＝1+1");
  });
});
