import { KeptFindings } from '../../src/modules/content/check/kept-findings.service.js';
import { findingLines, PostChecks } from '../../src/modules/content/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

const lines = async () => findingLines(await house.app.get(PostChecks).run(new Date('2026-11-22')));
const kept = async () => findingLines(await house.app.get(KeptFindings).first(50, new Date('2026-11-22')));

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

/** Writes a text, and what is rendered of it where it matters. */
const write = (slug: string, content: string, html: string | null = null) =>
  house.db.query('UPDATE posts SET content = $2, html = coalesce($3, html) WHERE slug = $1', [
    slug,
    content,
    html,
  ]);

describe('a link to another article', () => {
  const FROM = 'leaving-well-the-last-week';
  const TO = 'three-climates-one-bag';
  const told = async (link: string) => {
    await write(FROM, `[a](${link})`);
    return lines();
  };

  it('may go by its slug, its id or a slug that it had, to a part that it has', async () => {
    const [{ id }] = (await house.db.query('SELECT id FROM posts WHERE slug = $1', [TO])) as [{ id: string }];
    await house.db.query(`UPDATE posts SET former_slugs = '{one-bag}' WHERE slug = $1`, [TO]);
    await write(TO, '## Here', '<h2 id="section-here">Here</h2>');
    for (const key of [TO, id, 'one-bag']) {
      const link = `/wanderhub/blog/${key}`;
      expect(await told(link)).toEqual(['Nothing to look at.']);
      expect(await told(`${link}#section-here`)).toEqual(['Nothing to look at.']);
      expect(await told(`${link}#section-gone`)).toEqual([
        `${FROM}: link: ${link}#section-gone leads to a part that the article does not have`,
      ]);
    }
  });

  it.each(['no-such-article', 'two-bags%00', '019a0000-0000-7000-8000-000000000000'])(
    'leads nowhere with %s',
    async (key) => {
      expect(await told(`/wanderhub/blog/${key}#x`)).toEqual([
        `${FROM}: link: /wanderhub/blog/${key}#x leads nowhere`,
      ]);
    },
  );

  it('is looked at again when its part goes, or the article that had its address', async () => {
    await write(FROM, `[a](/wanderhub/blog/one-bag#section-here)`);
    expect(await kept()).toEqual(['Nothing to look at.']);
    await write(TO, '## There', '<h2 id="section-there">There</h2>');
    expect(await kept()).toEqual([
      `${FROM}: link: /wanderhub/blog/one-bag#section-here leads to a part that the article does not have`,
    ]);
    await house.db.query(`UPDATE posts SET published_at = 'infinity' WHERE slug = $1`, [TO]);
    expect(await kept()).toContain(`${FROM}: link: /wanderhub/blog/one-bag#section-here leads nowhere`);
    await house.db.query(`UPDATE posts SET published_at = '2026-01-01' WHERE slug = $1`, [TO]);
    await write(FROM, 'Words.');
  });
});

describe('the kept findings', () => {
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
