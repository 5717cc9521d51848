import { readFile } from 'node:fs/promises';
import type { IrexMethod } from '@wanderwork/contracts';
import { dimensionWeights, indicators } from '@wanderwork/irex';
import { figureCatalogue } from '../../src/modules/cities/catalogue/figure-catalogue.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const getMethod = async () =>
  (await api.inject({ method: 'GET', url: '/api/irex/method' })).json<IrexMethod>();
const getPage = async () => String((await api.app.get(PageHeads).find('/wanderlens/method'))?.body);
const toText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ');

describe('the method page', () => {
  it('lists every indicator with its rule, and every weight', async () => {
    const text = toText((await getMethod()).html);
    for (const { label, formula } of indicators) {
      expect(text).toContain(label);
      expect(text).toContain(formula);
    }
    for (const weight of Object.values(dimensionWeights))
      expect(text).toContain(`${Math.round(weight * 100)}%`);
  });

  it('counts the known figures', async () => {
    const { html } = await getMethod();
    expect(toText(html)).toContain('Known for 0 of 316 cities');
    expect(toText(html)).toContain('Known for 307 of 316 cities');
    expect(toText(html)).toContain('from 26 to 61%, with 58% in the middle');
  });

  it('prints the errors of the cost model and the pairs of cities that it has in the wrong order', async () => {
    const text = toText((await getMethod()).html);
    const { errors, acceptedPairs } = JSON.parse(
      await readFile(new URL('../../data/cost-model.json', import.meta.url), 'utf8'),
    ) as {
      errors: { rent: { medianErrorPct: number }; pairs: { right: number; of: number } };
      acceptedPairs: { higher: string; lower: string; reason: string }[];
    };
    for (const range of ['±17%', '±29%', '±40% to ±53%', 'divided or multiplied by 1.9'])
      expect(text).toContain(range);
    expect(text).toContain(`the median error is ${errors.rent.medianErrorPct}%`);
    expect(text).toContain(
      `Of ${errors.pairs.of} such pairs, the rents have ${errors.pairs.right} in the right order`,
    );
    for (const { higher, lower, reason } of acceptedPairs)
      expect(text).toContain(`${higher} costs more than ${lower}. ${reason.replaceAll("'", '&#39;')}`);
  });

  it('lists every source of the score, with its license and attribution', async () => {
    const sourceText = toText((await getMethod()).html.split('<h2 id="sources">')[1] ?? '');
    const sources: { title: string; licence: string; attribution: string }[] = await api.db.query(
      `SELECT title, licence, attribution FROM figure_sources
       WHERE id IN (SELECT source_id FROM city_figures WHERE value IS NOT NULL AND key = ANY($1))`,
      [figureCatalogue.filter(({ scored }) => scored).map(({ key }) => key)],
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const { title, licence, attribution } of sources) {
      expect(sourceText).toContain(title);
      expect(sourceText).toContain(licence);
      expect(sourceText).toContain(attribution);
    }
  });

  it('has a heading for each entry of its table of contents, in order', async () => {
    const { html, headings } = await getMethod();
    const found = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map(([, id, text]) => ({ id, text }));
    expect(found).toEqual(headings);
    expect(headings.map(({ text }) => text)).toContain('How far you can trust it');
  });

  it('is part of the first HTML', async () => {
    const html = await getPage();
    expect(html).toContain('<h1>How IREX is made</h1>');
    expect(toText(html)).toContain('As a reasoned preference, not as a measurement');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });
});
