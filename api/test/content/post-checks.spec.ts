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
