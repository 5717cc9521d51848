import type { Topic, Understanding } from '@wanderwork/contracts';
import { ParsedPhraseCache } from '../../src/modules/city-search/search/parsed-phrase-cache.js';
import { PlaceAnswersService } from '../../src/modules/city-search/search/place-answers.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

/** The answer to a phrase that is read as asking about these topics. */
const ask = async (phrase: string, topics: Topic[], change: Partial<Understanding> = {}) => {
  const interpretation = await api.app.get(ParsedPhraseCache).get(phrase, []);
  const understanding = { ...interpretation.understanding, topics, ...change };
  return api.app.get(PlaceAnswersService).find({ ...interpretation, understanding });
};

describe('a question about a city', () => {
  it('is answered with its figures, their sources and a verdict', async () => {
    const place = await ask('Medellín internet', ['internet', 'safety']);
    expect(place?.city.slug).toBe('medellin');
    const [internet, safety] = place?.answers ?? [];
    expect(internet?.verdict).toMatch(/Zoom.*ITU-T G\.114/);
    expect(internet?.figures.map(({ key }) => key)).toEqual(['download', 'upload', 'latency']);
    expect(internet?.rank).toMatch(/^(Faster|Slower) than \d+% of the cities here$/);
    expect(safety?.rank).toMatch(/^(Safer|Less safe) than \d+% of the cities here$/);
    const cited = place?.answers.flatMap(({ figures }) => figures.map(({ sourceId }) => sourceId));
    expect(new Set(place?.sources.map(({ id }) => id))).toEqual(new Set(cited));
  });

  it('knows the month and the passport that were named', async () => {
    const place = await ask('30 days in Tbilisi with an Indian passport', ['visa', 'climate'], {
      months: [11],
    });
    expect(place?.answers[0]?.verdict).toMatch(/^With an Indian passport, /);
    expect(place?.answers[1]?.verdict).toMatch(/^November is /);
  });

  it('about a country is answered by its largest city, as far as the figures are the country’s', async () => {
    const place = await ask('30 days in Georgia with an Indian passport', ['visa', 'cost']);
    expect(place?.city.slug).toBe('tbilisi');
    expect(place?.answers.map(({ topic }) => topic)).toEqual(['visa']);
  });

  it.each<[string, Topic[]]>([
    ['Lisbon', []],
    ['Lisbon or Porto', ['safety']],
    ['in Portugal', ['cost', 'climate']],
    ['in Southern Europe', ['safety']],
    ['Spain or Portugal', ['safety']],
    ['Bali', ['safety']],
    ['cheap', ['safety']],
  ])('has no answer about one city for %s, topics %j', async (phrase, topics) =>
    expect(await ask(phrase, topics)).toBeNull(),
  );
});
