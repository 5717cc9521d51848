import type { SearchAnswer } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const search = async (q: string, more: Record<string, string> = {}): Promise<SearchAnswer> => {
  const response = await api.inject({ method: 'GET', url: '/api/search', query: { q, ...more } });
  expect(response.statusCode).toBe(200);
  return response.json<SearchAnswer>();
};

/** Of each near miss, the conditions that it misses. */
const listMisses = ({ near, facts }: SearchAnswer): string[][] =>
  (near?.items ?? []).map(({ slug }) =>
    (facts[slug] ?? []).flatMap(({ condition, miss }) => (miss === null ? [] : [condition])),
  );

describe('near misses', () => {
  it('are the cities that miss one condition, when none meets all', async () => {
    const answer = await search('under $1000, fast internet, safe, clean air, warm in January');
    expect(answer.total).toBe(0);
    expect(answer.near?.sentence).toBe('No city meets all five. These meet four.');
    expect(answer.near?.items).toHaveLength(8);
    expect(listMisses(answer).every((missed) => missed.length === 1)).toBe(true);
  });

  it('come in the order of how little they miss', async () => {
    const { near, facts } = await search('in Thailand under $100');
    const over = (near?.items ?? []).map(({ slug }) => facts[slug]?.[0]?.miss ?? '');
    expect(over).toHaveLength(8);
    for (const miss of over) expect(miss).toMatch(/^\$\d+ over$/);
    const dollars = over.map((miss) => Number(/\d+/.exec(miss)));
    expect(dollars).toEqual([...dollars].sort((a, b) => a - b));
  });

  it('stay in the place that was named', async () => {
    const { near } = await search('in Thailand under $100');
    expect(near?.sentence).toBe('No city in Thailand fits. These come closest.');
    expect(new Set(near?.items.map(({ countryCode }) => countryCode))).toEqual(new Set(['TH']));
    const excluded = await search('warm in January under $700 with fast internet, not Asia');
    expect(excluded.near?.items.map(({ region }) => region).join()).not.toMatch(/Asia/);
  });

  it('leave the place where a filter excludes all of it', async () => {
    const { near } = await search('in Thailand under $100', { region: 'Southern Europe' });
    expect(new Set(near?.items.map(({ region }) => region))).toEqual(new Set(['Southern Europe']));
  });

  it('fill up a short list with cities that are not in it', async () => {
    const { total, items, near } = await search('warm in January under $2000 with fast internet, not Asia');
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(6);
    expect(near?.sentence).toMatch(
      /^(One city|\w+ cities) outside Asia meets? all three\. These come close\.$/,
    );
    const listed = items.map(({ slug }) => slug);
    for (const { slug } of near?.items ?? []) expect(listed).not.toContain(slug);
  });

  it('rank within the place for a word that no city of it fits', async () => {
    const { near, facts } = await search('clean air in Asia');
    expect(near?.sentence).toBe('No city in Asia has air that clean. These have the cleanest air there.');
    const air = (near?.items ?? []).map(({ slug }) =>
      Number(/PM2\.5 (\S+)/.exec(facts[slug]?.[0]?.text ?? '')?.[1]),
    );
    expect(air).toEqual([...air].sort((a, b) => a - b));
    expect(near?.items.every(({ region }) => region.includes('Asia'))).toBe(true);
  });

  it('of a city that was named are the city and those like it', async () => {
    const missed = await search('Lisbon under $500');
    expect(missed.near?.sentence).toBe('Lisbon does not fit. Cities like it follow.');
    expect([...missed.items, ...(missed.near?.items ?? [])][0]?.slug).toBe('lisbon');
    const alone = await search('Lisbon');
    expect(alone.near?.sentence).toBe('More cities like Lisbon.');
    expect(alone.near?.items.map(({ slug }) => slug)).not.toContain('lisbon');
  });

  it('like a city that was named come first if they meet more conditions', async () => {
    const { near, facts } = await search('Lisbon under $2000');
    const misses = (near?.items ?? []).flatMap(({ slug }) =>
      slug === 'lisbon' ? [] : [facts[slug]?.[0]?.miss ?? ''],
    );
    expect(misses[0]).toBe('');
    expect(misses.lastIndexOf('')).toBe(misses.filter((miss) => miss === '').length - 1);
  });

  it('of a country with few cities are those most like its best', async () => {
    const { items, near } = await search('in Iceland');
    expect(near?.sentence).toBe(
      `That is every city in Iceland here. These are the most like ${items[0]?.name}.`,
    );
    expect(near?.items).toHaveLength(8);
  });

  it('are none for conditions that contradict each other, which are named', async () => {
    const { near, contradictions } = await search('warm and cold in January');
    expect([near, contradictions.length]).toEqual([null, 1]);
  });

  it('are none where enough cities match, nor on a later page', async () => {
    expect((await search('safe')).near).toBeNull();
    const { nextKey } = await search('in Thailand', { limit: '5' });
    expect((await search('in Thailand', { limit: '5', after: nextKey ?? '' })).near).toBeNull();
  });

  it('obey the filters', async () => {
    const { near } = await search('under $100 warm in January', { region: 'South Asia' });
    expect(new Set(near?.items.map(({ region }) => region))).toEqual(new Set(['South Asia']));
  });

  it('are found for as many conditions as fit into a search', async () => {
    const { near, understood } = await search(
      'safe cheap clean air nomad visa English speaking fast internet small town rent under $90 dry in June cool in July mild in March warm in May hot in April rainy in May IREX above 90 near an airport',
    );
    expect(understood.length).toBeGreaterThan(12);
    expect(near?.items).toHaveLength(8);
    expect(near?.sentence).toMatch(/^No city meets all \w+\. These meet \w+( or fewer)?\.$/);
  });
});

describe('the facts of a card', () => {
  it('are the figures that the conditions are about', async () => {
    const { items, facts, understood } = await search('warm in January under $1500');
    for (const { slug } of items) {
      expect(facts[slug]?.map(({ condition }) => condition)).toEqual(understood.map(({ id }) => id));
      expect(facts[slug]?.[0]?.text).toMatch(/^January \d\d °C$/);
      expect(facts[slug]?.[1]?.text).toMatch(/^Cost (about )?\$[\d,]+/);
      expect(facts[slug]?.every(({ miss }) => miss === null)).toBe(true);
    }
  });

  it('hold the figure that a comparison is about', async () => {
    const { items, facts } = await search('like Chiang Mai but cleaner air');
    for (const { slug } of items)
      expect(facts[slug]?.[0]?.text).toMatch(/^PM2\.5 \S+ µg\/m³, the country’s$/);
  });

  it('hold the figure of an order', async () => {
    const { items, facts } = await search('cheapest in Portugal');
    for (const { slug } of items) expect(facts[slug]?.[0]?.text).toMatch(/^Cost/);
  });

  it('are none without a condition on a figure', async () =>
    expect((await search('in Portugal')).facts).toEqual({}));
});

describe('words that mean nothing', () => {
  it('leave all cities, best score first, and are named', async () => {
    const { items, total, notUnderstood, nextKey } = await search('surfy vibes');
    const scores = items.map(({ irex }) => irex.score);
    expect(total).toBe(316);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(notUnderstood.map(({ text }) => text)).toEqual(['surfy vibes']);
    const next = await search('surfy vibes', { after: nextKey ?? '' });
    expect(next.items[0]?.slug).not.toBe(items[0]?.slug);
  });
});
