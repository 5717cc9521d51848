import { formatPeriod, type CityDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMemberOfTier } from './report-members.js';
import { requestReport, readPdf, type ReadPdf } from './report-client.js';

let api: TestApp;
let pdf: ReadPdf;
let cities: CityDetail[];
const slugs = ['lisbon', 'medellin'];

beforeAll(async () => {
  api = await startTestApp();
  const response = await requestReport(api, { cities: slugs });
  expect(response.statusCode).toBe(200);
  pdf = await readPdf(response.rawPayload);
  cities = await Promise.all(
    slugs.map(async (slug) => (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>()),
  );
});
afterAll(() => api.close());

/** Points above the bottom edge of an A4 sheet: below FOOT are the page's name and number; HALF is the middle. */
const [FOOT, HALF] = [70, 421];

const getFullText = () => pdf.pages.map(({ text }) => text).join(' ');
const formatMoney = (usd: number) => `$${usd.toLocaleString('en-US')}`;

describe('the PDF report', () => {
  it('has a title, a language, tags, and an outline of its chapters', () => {
    expect(pdf).toMatchObject({ title: 'Lisbon and Medellín: WanderWork report', lang: 'en', marked: true });
    expect(pdf.outline).toEqual([
      'What the score is made of',
      'Monthly cost',
      'Twelve months of weather',
      'Side by side',
      'All figures',
      'Sources and licenses',
    ]);
    const roles = new Set(pdf.pages.flatMap((page) => page.roles));
    for (const role of ['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD'])
      expect(roles).toContain(role);
  });

  it('embeds our own fonts on every page', () => {
    for (const { fonts } of pdf.pages) {
      expect(fonts.length).toBeGreaterThan(0);
      for (const { name, embedded } of fonts) {
        expect(embedded).toBe(true);
        expect(name).toMatch(/InstrumentSans|Newsreader/);
      }
    }
  });

  it('aligns symbols from another font with the text around them', () => {
    const pieces = pdf.pages.flatMap(({ words }) => words);
    const signs = pieces.flatMap(({ str, y }, at) =>
      /^[\u00b5\u03bc]$/.test(str) ? [[y, pieces[at + 1]?.y]] : [],
    );
    expect(signs.length).toBeGreaterThan(1);
    for (const [own, words] of signs) expect(words).toBeCloseTo(own!, 1);
  });

  it('prints a note once for several figures in a row', () => {
    const note = cities[0]!.figures.find(({ key }) => key === 'rent')!.note!;
    const timesPrinted = getFullText().split(note.slice(0, 40)).length - 1;
    expect(timesPrinted).toBe(cities.length);
  });

  it('numbers every page but the title', () => {
    const { length } = pdf.pages;
    expect(length).toBeGreaterThan(4);
    expect(pdf.pages.slice(1).every(({ text }, at) => text.includes(`Page ${at + 2} of ${length}`))).toBe(
      true,
    );
    expect(pdf.pages[0]!.text).not.toContain('Page 1');
    expect(pdf.pages.every(({ text }) => text.trim().length > 80)).toBe(true);
  });

  it('shows the scores as the city page does, with range, rank and confidence', () => {
    const [title] = pdf.pages;
    for (const { name, irex } of cities) {
      expect(title!.text).toContain(name);
      expect(title!.text).toContain(`Likely ${Math.round(irex.low)}–${Math.round(irex.high)}`);
      expect(title!.text).toContain(`Rank ${irex.rankLow}–${irex.rankHigh}, ${irex.confidence}% known`);
      expect(title!.alts.join()).toContain(`IREX ${irex.score}, likely ${irex.low} to ${irex.high}`);
    }
  });

  it("starts with each city's landscape and the conclusion", () => {
    const [title] = pdf.pages;
    for (const { name } of cities) expect(title!.alts.join()).toContain(`${name}, drawn from its coast`);
    expect(title!.text).toContain('By the IREX, Lisbon is probably ahead (about 85% sure).');
  });

  it('fits its first page on one sheet, however many cities and however long their names', async () => {
    const long = 'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya Mahadilok Phop Nopph';
    await api.db.query(`UPDATE cities SET name = $1 WHERE slug = 'chiang-mai'`, [long]);
    const options = { cities: [...slugs, 'chiang-mai'], sections: ['score' as const] };
    const three = await readPdf((await requestReport(api, options)).rawPayload);
    await api.db.query(`UPDATE cities SET name = 'Chiang Mai' WHERE slug = 'chiang-mai'`);
    expect(three.pages[0]!.text.replaceAll(' ', '')).toContain(long.replaceAll(' ', ''));
    expect(three.pages[0]!.text).toContain('or calls the cities level: there is no difference we can see');
    expect(three.pages[1]!.text).toContain('What the score is made of');
    // The footer has one line, however long the names are.
    for (const { words } of three.pages.slice(1))
      expect(new Set(words.filter(({ y }) => y < FOOT).map(({ y }) => y)).size).toBe(1);
  });

  it('names the city above each dial and each column of the title page', () => {
    const [title] = pdf.pages;
    for (const { name } of cities) expect(title!.words.filter(({ str }) => str === name)).toHaveLength(2);
  });

  it('fits score, monthly cost and climate of one city on one sheet', async () => {
    const response = await requestReport(api, { cities: ['lisbon'] });
    const [, second] = (await readPdf(response.rawPayload)).pages;
    for (const heading of ['What the score is made of', 'Monthly cost', 'Twelve months of weather'])
      expect(second!.text).toContain(heading);
  });

  it('leaves no sheet before the figures half empty, with one city, two or three', async () => {
    for (const cities of [['chiang-mai'], slugs, [...slugs, 'chiang-mai']]) {
      const { pages } = await readPdf((await requestReport(api, { cities })).rawPayload);
      const figures = pages.findIndex(({ text }) => text.includes('All figures'));
      expect(figures).toBeGreaterThan(1);
      for (const { words } of pages.slice(1, figures)) {
        const textHeights = words.filter(({ y }) => y > FOOT).map(({ y }) => y);
        expect(Math.min(...textHeights)).toBeLessThan(HALF);
      }
    }
  });

  it("uses the requested temperature unit, or else the account's", async () => {
    const options = { cities: ['lisbon'], sections: ['climate' as const, 'figures' as const] };
    const textOf = async (response: { rawPayload: Buffer }) =>
      (await readPdf(response.rawPayload)).pages.map(({ text }) => text).join(' ');
    const text = await textOf(await requestReport(api, { ...options, temperatureUnit: 'fahrenheit' }));
    expect(text).toContain('from 64 to 77 °F');
    expect(text).not.toContain('°C');
    const member = await createMemberOfTier(api, 'free');
    await member.request('PATCH', '/api/account/preferences', { temperatureUnit: 'fahrenheit' });
    const own = { ...options, format: 'pdf' };
    expect(await textOf(await member.request('POST', '/api/reports', own))).not.toContain('°C');
    expect(await textOf(await requestReport(api, options))).toContain('from 18 to 25 °C');
  });

  it('prints dates as text', () => {
    const years = cities.flatMap(({ figures }) => figures.map(({ year }) => year ?? ''));
    expect(years).toContain('2025-10');
    expect(getFullText()).toContain(', October 2025');
    expect(getFullText()).not.toMatch(/\], \d{4}-\d\d/);
  });

  it('prints URLs unchanged, and negative numbers with a minus sign', () => {
    expect(getFullText()).toContain('https://vistos.mne.gov.pt/');
    expect(getFullText()).toContain('Political stability −0.7');
    expect(getFullText()).not.toMatch(/Https:| -\d/);
  });

  it('prints the monthly cost and each of its parts', () => {
    const text = getFullText();
    for (const { figures, name } of cities) {
      const { value, reliability, range } = figures.find(({ key }) => key === 'monthly_cost')!;
      const heading = reliability === 'D' ? 'a rough guess of' : 'about';
      expect(text).toContain(`${name}: ${heading} ${formatMoney(value as number)} a month`);
      expect(text).toContain(`likely ${range!.map(formatMoney).join('–')}`);
      for (const key of ['rent', 'food', 'transport'])
        expect(text).toContain(formatMoney(figures.find((figure) => figure.key === key)!.value as number));
    }
  });

  it('says when the difference is not significant, and which city is ahead', () => {
    expect(getFullText()).toContain('Level');
    expect(getFullText()).toContain('By the IREX, Lisbon');
  });

  it('prints a source for every figure, and a license and attribution for every source', () => {
    const text = getFullText();
    const sources = [...new Map(cities.flatMap((city) => city.sources.map((one) => [one.id, one]))).values()];
    sources.forEach(({ title, licence, attribution }, at) => {
      expect(text).toContain(`[${at + 1}] ${title}`);
      expect(text).toContain(`(${licence})`);
      expect(text.replaceAll(' ', '')).toContain(attribution.replace(/\s+/g, '').slice(0, 60));
    });
    for (const { figures } of cities)
      for (const { sourceId, year, value, label } of figures) {
        if (value === null) continue;
        const place = sources.findIndex(({ id }) => id === sourceId) + 1;
        expect([label, place]).not.toEqual([label, 0]);
        expect(text).toContain([`[${place}]`, ...(year ? [formatPeriod(year)] : [])].join(', '));
      }
  });
});
