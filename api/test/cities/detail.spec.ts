import type { CityDetail, ErrorBody } from '@wanderwork/contracts';
import { CityArtService } from '../../src/modules/cities/index.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

const ask = (slug: string) => house.inject({ method: 'GET', url: `/api/cities/${slug}` });
const city = async (slug: string) => (await ask(slug)).json<CityDetail>();
const figure = ({ figures }: CityDetail, key: string) => figures.find((one) => one.key === key);

describe("a city's page", () => {
  it('tells its score with range, rank, dimensions and formula', async () => {
    const { irex } = await city('lisbon');
    expect(irex).toMatchObject({
      score: 91,
      raw: 70.12,
      rank: 1,
      rankLow: 3,
      confidence: 78,
      band: 'outstanding',
    });
    expect(irex.formulaVersion).toBe('2026.1');
    expect(irex.low).toBeLessThan(91);
    expect(irex.high).toBeGreaterThan(91);
    expect(irex.dimensions.map(({ key }) => key)).toHaveLength(8);
    expect(irex.dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(irex.dimensions[0]).toEqual({
      key: 'internet',
      weight: 0.18,
      score: 72.3,
      quality: 0.88,
      spread: 3.1,
      imputed: [],
    });
  });

  it('gives every known figure a source it lists, a year and a grade', async () => {
    for (const slug of ['lisbon', 'hong-kong', 'tamarindo', 'kyiv', 'brasov']) {
      const detail = await city(slug);
      const sources = new Set(detail.sources.map(({ id }) => id));
      const known = detail.figures.filter(({ value }) => value !== null);
      expect(known.length).toBeGreaterThan(20);
      for (const one of known) {
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

  it('speaks for and against a city only by figures that it shows, each in its words', async () => {
    for (const slug of ['lisbon', 'hong-kong', 'bangkok', 'brasov']) {
      const detail = await city(slug);
      expect([slug, detail.verdicts.length > 0]).toEqual([slug, true]);
      for (const { words, figure: key } of detail.verdicts) {
        const shown = key === 'climate' ? detail.climate : figure(detail, key)?.value;
        expect([slug, key, shown]).toEqual([slug, key, expect.anything()]);
        expect(words).toMatch(/\d/);
      }
    }
  });

  it('shows what is not known as missing, without grade or source', async () => {
    const detail = await city('hong-kong');
    expect(detail.monthlyCost).toEqual({ value: null, grade: null });
    expect(figure(detail, 'monthly_cost')).toMatchObject({
      value: null,
      grade: null,
      sourceId: null,
      year: null,
    });
    expect(detail.irex.dimensions.find(({ key }) => key === 'affordability')?.imputed).toEqual(['cost']);
    expect(figure(detail, 'coworking')?.note).toMatch(/Not known yet/);
  });

  it('says that no nomad visa was found, and never that there is none', async () => {
    expect(figure(await city('aarhus'), 'nomad_visa')).toMatchObject({
      value: null,
      note: 'None found, but that does not prove there is none.',
    });
  });

  it("never prints the score's scaled speed", async () => {
    const detail = await city('aarhus');
    expect(detail.internetSpeed).toEqual({ value: 145.8, grade: 'country' });
    expect(JSON.stringify(detail)).not.toContain('276');
    expect(detail.figures.map(({ key }) => key)).not.toContain('fixed_speed');
  });

  it('marks the given values of a launch sample beside the country figure', async () => {
    const detail = await city('lisbon');
    expect(figure(detail, 'monthly_cost')).toMatchObject({
      value: 1800,
      grade: 'given',
      sourceId: 'launch-sample',
    });
    expect(figure(detail, 'given_speed')).toMatchObject({
      value: 85,
      grade: 'given',
      sourceId: 'launch-sample',
    });
    expect(figure(detail, 'download')).toMatchObject({ value: 69.9, grade: 'country', sourceId: 'm-lab' });
    expect(figure(await city('porto'), 'given_speed')).toBeUndefined();
  });

  it('grades a far station as an estimate and names it', async () => {
    expect(figure(await city('bologna'), 'temperature_year')).toMatchObject({
      grade: 'estimate',
      note: 'Station Cervia, 81 km away. Mean of at least 6 years.',
    });
  });

  it('leaves out what was found wrong, says why, and draws no climate from it', async () => {
    const detail = await city('brasov');
    expect(detail.climate).toBeNull();
    expect(detail.weather).toBeNull();
    expect(figure(detail, 'temperature_year')).toMatchObject({
      value: null,
      note: expect.stringMatching(/^Left out: .*Omu/),
    });
  });

  it('has no word of safety for a country at war since its figures', async () => {
    const detail = await city('kyiv');
    expect(detail.safety).toEqual({ value: null, grade: null });
    expect(figure(detail, 'safety_index')?.note).toMatch(/February 2022/);
  });

  it('is like cities of other countries', async () => {
    const { similar } = await city('lisbon');
    expect(similar).toHaveLength(4);
    expect(similar.map(({ countryCode }) => countryCode)).not.toContain('PT');
  });

  it.each(['nowhere', 'Lisbon', '%00', 'lisbon%00', '..%2Flisbon', "lisbon'--", 'x'.repeat(400)])(
    'says 404 of %s',
    async (slug) => {
      const answer = await ask(slug);
      expect(answer.statusCode).toBe(404);
      expect(answer.json<ErrorBody>().code).toBe('city.not_found');
    },
  );
});

describe('what others ask of the cities', () => {
  it('speaks for the head of its pages, and of no others', async () => {
    const heads = house.app.get(PageHeads);
    const head = await heads.find('/wanderlens/cities/lisbon');
    expect(head?.title).toBe('Lisbon, Portugal for remote work · WanderWork');
    expect(head?.description).toContain('IREX 91 of 100');
    expect(String(head?.body)).toContain('<h1>Lisbon</h1>');
    expect(head?.jsonLd).toMatchObject({ '@type': 'City', name: 'Lisbon', geo: { latitude: 38.7167 } });
    expect(await heads.find('/wanderlens/cities/nowhere')).toBeNull();
    const addresses = (await heads.addresses()).map(({ path }) => path);
    expect(addresses.filter((path) => path.startsWith('/wanderlens/cities/'))).toHaveLength(316);
  });

  it('shows its first cities in the words of the atlas, the picture of each theme by the address that the app asks for', async () => {
    const { body, ...rest } = (await house.app.get(PageHeads).find('/wanderlens')) ?? {};
    expect(rest).toEqual({});
    const words = String(body);
    expect(words).toMatch(
      /<h2><a href="\/wanderlens\/cities\/lisbon">Lisbon<\/a><\/h2>\s*<p>Portugal\. IREX 91, about \$1,800 a month<\/p>/,
    );
    expect(words.match(/<h2>/g)).toHaveLength(12);
    expect(words.match(/<img [^>]*loading="lazy"/g)).toHaveLength(6);
    expect(words).toContain('src="/api/art/cities/lisbon.svg?theme=dark"');
  });

  it('gives what a picture is drawn from', async () => {
    const art = house.app.get(CityArtService);
    expect(await art.find('lisbon')).toMatchObject({ slug: 'lisbon', latitude: 38.7167, population: 517802 });
    expect((await art.find('tamarindo'))?.population).toBeGreaterThan(0);
    expect(await art.find('nowhere')).toBeNull();
  });
});
