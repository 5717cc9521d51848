import type { CityDetail, CitySummary, ErrorBody, Page } from '@wanderwork/contracts';
import { CityArtService } from '../../src/modules/cities/index.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const requestCity = (slug: string) => api.inject({ method: 'GET', url: `/api/cities/${slug}` });
const getCity = async (slug: string) => (await requestCity(slug)).json<CityDetail>();
const findFigure = ({ figures }: CityDetail, key: string) => figures.find((one) => one.key === key);

describe("a city's page", () => {
  it('shows its score with range, rank, dimensions and formula version', async () => {
    const { irex } = await getCity('lisbon');
    expect(irex).toMatchObject({
      score: 91,
      raw: 66.16,
      rank: 37,
      confidence: 61,
      band: 'outstanding',
    });
    expect(irex.formulaVersion).toBe(FORMULA_VERSION);
    expect(irex.low).toBeLessThan(91);
    expect(irex.high).toBeGreaterThan(91);
    expect(irex.dimensions.map(({ key }) => key)).toHaveLength(8);
    expect(irex.dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(irex.dimensions[0]).toEqual({
      key: 'internet',
      weight: 0.18,
      score: 80.2,
      quality: 0.53,
      spread: 7.8,
      imputed: [],
    });
  });

  it('lists a source, a year and a grade for every known figure', async () => {
    for (const slug of ['lisbon', 'hong-kong', 'tamarindo', 'kyiv', 'brasov']) {
      const detail = await getCity(slug);
      const sources = new Set(detail.sources.map(({ id }) => id));
      const knownFigures = detail.figures.filter(({ value }) => value !== null);
      expect(knownFigures.length).toBeGreaterThan(20);
      for (const one of knownFigures) {
        expect([slug, one.key, one.grade, one.year]).toEqual([
          slug,
          one.key,
          expect.any(String),
          expect.any(String),
        ]);
        expect(sources).toContain(one.sourceId);
      }
    }
  });

  it('bases each pro and con on a figure that it shows, with a number in its text', async () => {
    for (const slug of ['lisbon', 'hong-kong', 'bangkok', 'brasov']) {
      const detail = await getCity(slug);
      expect([slug, detail.verdicts.length > 0]).toEqual([slug, true]);
      for (const { words, figure: key } of detail.verdicts) {
        const shown = key === 'climate' ? detail.climate : findFigure(detail, key)?.value;
        expect([slug, key, shown]).toEqual([slug, key, expect.anything()]);
        expect(words).toMatch(/\d/);
      }
    }
  });

  it('shows a missing figure as missing, without grade or source', async () => {
    const detail = await getCity('cairo');
    expect(detail.monthlyCost).toEqual({ value: null, grade: null });
    expect(findFigure(detail, 'monthly_cost')).toMatchObject({
      value: null,
      grade: null,
      sourceId: null,
      year: null,
    });
    expect(detail.irex.dimensions.find(({ key }) => key === 'affordability')?.imputed).toEqual(['cost']);
    expect(findFigure(detail, 'coworking')?.note).toMatch(/Not known yet/);
  });

  it('says that no nomad visa was found, not that none exists', async () => {
    expect(findFigure(await getCity('aarhus'), 'nomad_visa')).toMatchObject({
      value: null,
      note: 'None found, but that does not prove there is none.',
    });
  });

  it("never prints the score's scaled speed", async () => {
    const detail = await getCity('aarhus');
    expect(detail.internetSpeed).toEqual({ value: 145.8, grade: 'country' });
    expect(JSON.stringify(detail)).not.toContain('276');
    expect(detail.figures.map(({ key }) => key)).not.toContain('fixed_speed');
  });

  it('grades a distant station as an estimate and names it', async () => {
    expect(findFigure(await getCity('bologna'), 'temperature_year')).toMatchObject({
      grade: 'estimate',
      note: 'Station Cervia, 81 km away. Mean of at least 6 years.',
    });
  });

  it('leaves out a wrong figure, says why, and draws no climate chart from it', async () => {
    const detail = await getCity('brasov');
    expect(detail.climate).toBeNull();
    expect(detail.weather).toBeNull();
    expect(findFigure(detail, 'temperature_year')).toMatchObject({
      value: null,
      note: expect.stringMatching(/^Left out: .*Omu/),
    });
  });

  it('shows no safety rating for a country at war since its figures were collected', async () => {
    const detail = await getCity('kyiv');
    expect(detail.safety).toEqual({ value: null, grade: null });
    expect(findFigure(detail, 'safety_index')?.note).toMatch(/February 2022/);
  });

  it('lists similar cities of other countries', async () => {
    const { similar } = await getCity('lisbon');
    expect(similar).toHaveLength(4);
    expect(similar.map(({ countryCode }) => countryCode)).not.toContain('PT');
  });

  it.each(['nowhere', 'Lisbon', '%00', 'lisbon%00', '..%2Flisbon', "lisbon'--", 'x'.repeat(400)])(
    'returns 404 for %s',
    async (slug) => {
      const response = await requestCity(slug);
      expect(response.statusCode).toBe(404);
      expect(response.json<ErrorBody>().code).toBe('city.not_found');
    },
  );
});

describe('what other modules read from the cities', () => {
  it('includes page heads for its own pages only', async () => {
    const heads = api.app.get(PageHeads);
    const head = await heads.find('/wanderlens/cities/lisbon');
    expect(head?.title).toBe('Lisbon, Portugal for remote work · WanderWork');
    expect(head?.description).toContain('IREX 91 of 100');
    expect(String(head?.body)).toContain('<h1>Lisbon</h1>');
    expect(head?.jsonLd).toMatchObject({ '@type': 'City', name: 'Lisbon', geo: { latitude: 38.7167 } });
    expect(await heads.find('/wanderlens/cities/nowhere')).toBeNull();
    const addresses = (await heads.addresses()).map(({ path }) => path);
    expect(addresses.filter((path) => path.startsWith('/wanderlens/cities/'))).toHaveLength(316);
  });

  it("includes the first cities in the page's HTML, with theme pictures at the URL that the app requests", async () => {
    const { body, ...rest } = (await api.app.get(PageHeads).find('/wanderlens')) ?? {};
    expect(rest).toEqual({});
    const words = String(body);
    const [best] = (await api.inject({ url: '/api/cities?sort=now' })).json<Page<CitySummary>>().items;
    const { slug, name, country } = best!;
    const cost = `$${best!.monthlyCost.value!.toLocaleString('en-US')}`;
    expect(words).toContain(`<h2><a href="/wanderlens/cities/${slug}">${name}</a></h2>`);
    expect(words).toContain(
      `<p>${country}. IREX ${Math.round(best!.irex.score)}, about ${cost} a month (estimate)</p>`,
    );
    expect(words.match(/<h2>/g)).toHaveLength(12);
    expect(words.match(/<img [^>]*loading="lazy"/g)).toHaveLength(6);
    expect(words).toContain(`src="/api/art/cities/${slug}.svg?theme=dark"`);
  });

  it('includes the data for city pictures', async () => {
    const art = api.app.get(CityArtService);
    expect(await art.find('lisbon')).toMatchObject({ slug: 'lisbon', latitude: 38.7167, population: 517802 });
    expect((await art.find('tamarindo'))?.population).toBeGreaterThan(0);
    expect(await art.find('nowhere')).toBeNull();
  });
});
