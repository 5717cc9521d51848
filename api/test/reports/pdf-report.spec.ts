import { formatPeriod, type CityDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { memberOf } from './readers.js';
import { askReport, readPdf, type ReadPdf } from './reading.js';

let house: TestApp;
let pdf: ReadPdf;
let cities: CityDetail[];
const slugs = ['lisbon', 'medellin'];

beforeAll(async () => {
  house = await startTestApp();
  const answer = await askReport(house, { cities: slugs });
  expect(answer.statusCode).toBe(200);
  pdf = await readPdf(answer.rawPayload);
  cities = await Promise.all(
    slugs.map(async (slug) => (await house.inject({ url: `/api/cities/${slug}` })).json<CityDetail>()),
  );
});
afterAll(() => house.close());

/** Points above an A4 sheet's lower edge: under the first stand the page's name and number, at the second is its middle. */
const [FOOT, HALF] = [70, 421];

const whole = () => pdf.pages.map(({ text }) => text).join(' ');
const money = (usd: number) => `$${usd.toLocaleString('en-US')}`;

describe('the report as a PDF', () => {
  it('is named, in English, tagged, and has an outline of its chapters', () => {
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

  it('carries our own faces on every page', () => {
    for (const { fonts } of pdf.pages) {
      expect(fonts.length).toBeGreaterThan(0);
      for (const { name, embedded } of fonts) {
        expect(embedded).toBe(true);
        expect(name).toMatch(/InstrumentSans|Newsreader/);
      }
    }
  });

  it('sets signs that another face has on the line of their words', () => {
    const pieces = pdf.pages.flatMap(({ words }) => words);
    const signs = pieces.flatMap(({ str, y }, at) =>
      /^[\u00b5\u03bc]$/.test(str) ? [[y, pieces[at + 1]?.y]] : [],
    );
    expect(signs.length).toBeGreaterThan(1);
    for (const [own, words] of signs) expect(words).toBeCloseTo(own!, 1);
  });

  it('says once what is to be known of several figures in a row', () => {
    const note = cities[0]!.figures.find(({ key }) => key === 'rent_center')!.note!;
    const said = whole().split(note.slice(0, 40)).length - 1;
    expect(said).toBe(cities.length);
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

  it('says the scores as the city’s page does, with range, rank and what is known', () => {
    const [title] = pdf.pages;
    for (const { name, irex } of cities) {
      expect(title!.text).toContain(name);
      expect(title!.text).toContain(`Likely ${Math.round(irex.low)}–${Math.round(irex.high)}`);
      expect(title!.text).toContain(`Rank ${irex.rankLow}–${irex.rankHigh}, ${irex.confidence}% known`);
      expect(title!.alts.join()).toContain(`IREX ${irex.score}, likely ${irex.low} to ${irex.high}`);
    }
  });

  it('begins with the landscape of each city, and with what it comes to', () => {
    const [title] = pdf.pages;
    for (const { name } of cities) expect(title!.alts.join()).toContain(`${name}, drawn from its coast`);
    expect(title!.text).toContain('Lisbon has the highest IREX, by more than the margin of error.');
  });

  it('fits on one sheet what it begins with, however many cities and however long their names', async () => {
    const long = 'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya Mahadilok Phop Nopph';
    await house.db.query(`UPDATE cities SET name = $1 WHERE slug = 'chiang-mai'`, [long]);
    const asked = { cities: [...slugs, 'chiang-mai'], sections: ['score' as const] };
    const three = await readPdf((await askReport(house, asked)).rawPayload);
    await house.db.query(`UPDATE cities SET name = 'Chiang Mai' WHERE slug = 'chiang-mai'`);
    expect(three.pages[0]!.text.replaceAll(' ', '')).toContain(long.replaceAll(' ', ''));
    expect(three.pages[0]!.text).toContain('this report says that two cities are too close to tell apart');
    expect(three.pages[1]!.text).toContain('What the score is made of');
    // Beside the page's number there is one line, however long the names are.
    for (const { words } of three.pages.slice(1))
      expect(new Set(words.filter(({ y }) => y < FOOT).map(({ y }) => y)).size).toBe(1);
  });

  it('says above each dial and each column of its title which city it is of', () => {
    const [title] = pdf.pages;
    for (const { name } of cities) expect(title!.words.filter(({ str }) => str === name)).toHaveLength(2);
  });

  it('says of one city on one sheet what the score is made of, what a month costs and how its year is', async () => {
    const answer = await askReport(house, { cities: ['lisbon'] });
    const [, second] = (await readPdf(answer.rawPayload)).pages;
    for (const heading of ['What the score is made of', 'Monthly cost', 'Twelve months of weather'])
      expect(second!.text).toContain(heading);
  });

  it('leaves no sheet before the figures half empty, of one city, two or three', async () => {
    for (const cities of [['chiang-mai'], slugs, [...slugs, 'chiang-mai']]) {
      const { pages } = await readPdf((await askReport(house, { cities })).rawPayload);
      const figures = pages.findIndex(({ text }) => text.includes('All figures'));
      expect(figures).toBeGreaterThan(1);
      for (const { words } of pages.slice(1, figures)) {
        const written = words.filter(({ y }) => y > FOOT).map(({ y }) => y);
        expect(Math.min(...written)).toBeLessThan(HALF);
      }
    }
  });

  it('is written in the degrees of its reader: as asked, else as the account says', async () => {
    const asked = { cities: ['lisbon'], sections: ['climate' as const, 'figures' as const] };
    const textOf = async (answer: { rawPayload: Buffer }) =>
      (await readPdf(answer.rawPayload)).pages.map(({ text }) => text).join(' ');
    const told = await textOf(await askReport(house, { ...asked, temperatureUnit: 'fahrenheit' }));
    expect(told).toContain('from 64 to 77 °F');
    expect(told).not.toContain('°C');
    const member = await memberOf(house, 'free');
    await member.ask('PATCH', '/api/account/preferences', { temperatureUnit: 'fahrenheit' });
    const own = { ...asked, format: 'pdf' };
    expect(await textOf(await member.ask('POST', '/api/reports', own))).not.toContain('°C');
    expect(await textOf(await askReport(house, asked))).toContain('from 18 to 25 °C');
  });

  it('says when figures are of as one reads it', () => {
    const years = cities.flatMap(({ figures }) => figures.map(({ year }) => year ?? ''));
    expect(years).toContain('2025-10');
    expect(whole()).toContain(', October 2025');
    expect(whole()).not.toMatch(/\], \d{4}-\d\d/);
  });

  it('prints addresses as they are, and what is below zero with its sign', () => {
    expect(whole()).toContain('https://vistos.mne.gov.pt/');
    expect(whole()).toContain('Political stability −0.7');
    expect(whole()).not.toMatch(/Https:| -\d/);
  });

  it('prints what a month costs and each of its parts', () => {
    const text = whole();
    for (const { figures, name } of cities) {
      const cost = figures.find(({ key }) => key === 'monthly_cost')!.value as number;
      expect(text).toContain(`${name}: about ${money(cost)} a month`);
      for (const key of ['rent_center', 'food', 'transport'])
        expect(text).toContain(money(figures.find((figure) => figure.key === key)!.value as number));
    }
  });

  it('says where the cities cannot be told apart, and who is ahead', () => {
    expect(whole()).toContain('Too close to tell apart');
    expect(whole()).toContain('Lisbon has the highest IREX');
  });

  it('prints no figure without its source, and every source with its licence and the words it asks for', () => {
    const text = whole();
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
