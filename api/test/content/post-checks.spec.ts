import { PostFindingsService } from '../../src/modules/content/check/post-findings.service.js';
import { toFindingLines, PostChecksService } from '../../src/modules/content/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const checkAll = async () =>
  toFindingLines(await api.app.get(PostChecksService).checkAll(new Date('2026-11-22')));
const listFindings = async () =>
  toFindingLines(await api.app.get(PostFindingsService).list(50, new Date('2026-11-22')));

describe('the check of all posts', () => {
  it('finds nothing in the shipped posts', async () => {
    expect(await checkAll()).toEqual(['Nothing to review.']);
  });

  it('finds contradictions, also in scheduled posts', async () => {
    await api.db.query(
      `UPDATE posts SET content = 'A month in Lisbon costs $1,900.', published_at = '2030-01-01'
       WHERE slug = 'four-shared-hours'`,
    );
    expect(await checkAll()).toEqual([
      'four-shared-hours: contradiction: Lisbon: a month at $1900, the table has $2410',
    ]);
  });

  it('drops a finding once the city data matches', async () => {
    await api.db.query(`UPDATE cities SET monthly_cost = 1850 WHERE slug = 'lisbon'`);
    expect(await checkAll()).toEqual(['Nothing to review.']);
  });
});

/** Sets the text of a post, and its HTML if given. */
const writePost = (slug: string, content: string, html: string | null = null) =>
  api.db.query('UPDATE posts SET content = $2, html = coalesce($3, html) WHERE slug = $1', [
    slug,
    content,
    html,
  ]);

describe('a link to another article', () => {
  const FROM = 'leaving-well-the-last-week';
  const TO = 'three-climates-one-bag';
  const checkLink = async (link: string) => {
    await writePost(FROM, `[a](${link})`);
    return checkAll();
  };

  it('may use the slug, the id or a former slug, and an existing section', async () => {
    const [{ id }] = (await api.db.query('SELECT id FROM posts WHERE slug = $1', [TO])) as [{ id: string }];
    await api.db.query(`UPDATE posts SET former_slugs = '{one-bag}' WHERE slug = $1`, [TO]);
    await writePost(TO, '## Here', '<h2 id="section-here">Here</h2>');
    for (const key of [TO, id, 'one-bag']) {
      const link = `/wanderhub/blog/${key}`;
      expect(await checkLink(link)).toEqual(['Nothing to review.']);
      expect(await checkLink(`${link}#section-here`)).toEqual(['Nothing to review.']);
      expect(await checkLink(`${link}#section-gone`)).toEqual([
        `${FROM}: link: ${link}#section-gone points to a section that doesn’t exist`,
      ]);
    }
  });

  it.each(['no-such-article', 'two-bags%00', '019a0000-0000-7000-8000-000000000000'])(
    'is broken with %s',
    async (key) => {
      expect(await checkLink(`/wanderhub/blog/${key}#x`)).toEqual([
        `${FROM}: link: /wanderhub/blog/${key}#x is a broken link`,
      ]);
    },
  );

  it('is checked again when its section or its target disappears', async () => {
    await writePost(FROM, `[a](/wanderhub/blog/one-bag#section-here)`);
    expect(await listFindings()).toEqual(['Nothing to review.']);
    await writePost(TO, '## There', '<h2 id="section-there">There</h2>');
    expect(await listFindings()).toEqual([
      `${FROM}: link: /wanderhub/blog/one-bag#section-here points to a section that doesn’t exist`,
    ]);
    await api.db.query(`UPDATE posts SET published_at = 'infinity' WHERE slug = $1`, [TO]);
    expect(await listFindings()).toContain(
      `${FROM}: link: /wanderhub/blog/one-bag#section-here is a broken link`,
    );
    await api.db.query(`UPDATE posts SET published_at = '2026-01-01' WHERE slug = $1`, [TO]);
    await writePost(FROM, 'Words.');
  });
});

describe('the stored findings', () => {
  /** A fake finding, which disappears when the post is checked again. */
  const plantFinding = (slug: string) =>
    api.db.query(
      `UPDATE post_findings SET weight = 1, findings = '[{"kind":"note","words":"planted"}]'
       WHERE post_id = (SELECT id FROM posts WHERE slug = $1)`,
      [slug],
    );

  it('equal those of a full check', async () => {
    await writePost(
      'three-climates-one-bag',
      'A month in Porto costs $9,400. [a](/wanderhub/blog/four-shared-hours)',
    );
    const all = await checkAll();
    expect(all).toHaveLength(1);
    expect(await listFindings()).toEqual(all);
  });

  it('are updated only for posts affected by a changed figure', async () => {
    await plantFinding('krakow-winter-and-air');
    await api.db.query(`UPDATE cities SET monthly_cost = 9400 WHERE slug = 'porto'`);
    expect(await listFindings()).toEqual(['krakow-winter-and-air: note: planted']);
    await api.db.query(`UPDATE cities SET monthly_cost = 3000 WHERE slug = 'krakow'`);
    expect(await listFindings()).toEqual(await checkAll());
  });

  it('follow a post that is unpublished and published again', async () => {
    const move = (at: string) =>
      api.db.query(`UPDATE posts SET published_at = $1 WHERE slug = 'four-shared-hours'`, [at]);
    await writePost('leaving-well-the-last-week', '[a](/wanderhub/blog/four-shared-hours)');
    const before = await listFindings();
    await move('infinity');
    const without = await listFindings();
    expect(without).toContain(
      'leaving-well-the-last-week: link: /wanderhub/blog/four-shared-hours is a broken link',
    );
    expect(without).toHaveLength((await checkAll()).length);
    await move('2026-01-01');
    expect(await listFindings()).toEqual(before);
  });
});
