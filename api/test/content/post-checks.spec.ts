import { KeptFindings } from '../../src/modules/content/check/kept-findings.service.js';
import { findingLines, PostChecks } from '../../src/modules/content/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

const lines = async () => findingLines(await house.app.get(PostChecks).run(new Date('2026-11-22')));

describe('the check of all posts', () => {
  it('has nothing to say of those that the product ships', async () => {
    expect(await lines()).toEqual(['Nothing to look at.']);
  });

  it('finds what contradicts the table, also in a post that waits for its day', async () => {
    await house.db.query(
      `UPDATE posts SET content = 'A month in Lisbon costs $2,400.', published_at = '2030-01-01'
       WHERE slug = 'four-shared-hours'`,
    );
    expect(await lines()).toEqual([
      'four-shared-hours: contradiction: Lisbon: a month at $2400, the table has $1800',
    ]);
  });

  it('follows the table: a claim that became true is one no more', async () => {
    await house.db.query(`UPDATE cities SET monthly_cost = 2350 WHERE slug = 'lisbon'`);
    expect(await lines()).toEqual(['Nothing to look at.']);
  });
});

describe('the kept findings', () => {
  const kept = async () => findingLines(await house.app.get(KeptFindings).first(50, new Date('2026-11-22')));
  const write = (slug: string, content: string) =>
    house.db.query('UPDATE posts SET content = $2 WHERE slug = $1', [slug, content]);
  /** Something that no check would find: it is there for as long as the post is not looked through again. */
  const plant = (slug: string) =>
    house.db.query(
      `UPDATE post_findings SET weight = 1, findings = '[{"kind":"note","words":"planted"}]'
       WHERE post_id = (SELECT id FROM posts WHERE slug = $1)`,
      [slug],
    );

  it('are those of a check of all', async () => {
    await write(
      'three-climates-one-bag',
      'A month in Porto costs $9,400. [a](/wanderhub/blog/four-shared-hours)',
    );
    const all = await lines();
    expect(all).toHaveLength(1);
    expect(await kept()).toEqual(all);
  });

  it('are looked for again where a figure changed, and nowhere else', async () => {
    await plant('krakow-winter-and-air');
    await house.db.query(`UPDATE cities SET monthly_cost = 9400 WHERE slug = 'porto'`);
    expect(await kept()).toEqual(['krakow-winter-and-air: note: planted']);
    await house.db.query(`UPDATE cities SET monthly_cost = 3000 WHERE slug = 'krakow'`);
    expect(await kept()).toEqual(await lines());
  });

  it('know of a post that went, and came back', async () => {
    const move = (at: string) =>
      house.db.query(`UPDATE posts SET published_at = $1 WHERE slug = 'four-shared-hours'`, [at]);
    await write('leaving-well-the-last-week', '[a](/wanderhub/blog/four-shared-hours)');
    const before = await kept();
    await move('infinity');
    const without = await kept();
    expect(without).toContain(
      'leaving-well-the-last-week: link: /wanderhub/blog/four-shared-hours leads nowhere',
    );
    expect(without).toHaveLength((await lines()).length);
    await move('2026-01-01');
    expect(await kept()).toEqual(before);
  });
});
