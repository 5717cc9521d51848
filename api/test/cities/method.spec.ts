import type { IrexMethod } from '@wanderwork/contracts';
import { dimensionWeights, indicators } from '@wanderwork/irex';
import { Heads } from '../../src/web/heads.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

const method = async () =>
  (await house.inject({ method: 'GET', url: '/api/irex/method' })).json<IrexMethod>();
const page = async () => String((await house.app.get(Heads).find('/wanderlens/method'))?.body);
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ');

describe('the method', () => {
  it('tells every indicator with its rule, and every weight', async () => {
    const text = plain((await method()).html);
    for (const { label, formula } of indicators) {
      expect(text).toContain(label);
      expect(text).toContain(formula);
    }
    for (const weight of Object.values(dimensionWeights))
      expect(text).toContain(`${Math.round(weight * 100)}\u00a0%`);
  });

  it('counts what is known, and lists every source with its licence', async () => {
    const { html } = await method();
    expect(plain(html)).toContain('Known for 0 of 316 cities');
    expect(plain(html)).toContain('Known for 307 of 316 cities');
    expect(plain(html)).toContain('from 16 to 78 %, with 58 % in the middle');
    const [{ n }] = await house.db.query(
      `SELECT count(DISTINCT source_id)::int AS n FROM city_figures WHERE key = 'monthly_cost' AND value IS NOT NULL`,
    );
    expect(n).toBeGreaterThan(0);
    expect(html.split('<h2 id="sources">')[1]).toMatch(/CC BY 4\.0/);
  });

  it('has a heading for each entry of its contents, in their order', async () => {
    const { html, headings } = await method();
    const found = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map(([, id, text]) => ({ id, text }));
    expect(found).toEqual(headings);
    expect(headings.map(({ text }) => text)).toContain('How far it may be trusted');
  });

  it('stands in the first HTML of its page', async () => {
    const html = await page();
    expect(html).toContain('<h1>How IREX is made</h1>');
    expect(plain(html)).toContain('As a reasoned preference, not as a measurement');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });
});
