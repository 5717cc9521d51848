import type {
  EditablePost,
  EditablePostSummary,
  OpenPage,
  PostPreview,
  StalePost,
} from '@wanderwork/contracts';
import sharp from 'sharp';
import { OrphanImagesJob } from '../../../src/modules/content/editor/images/orphan-images.job.js';
import { RenderingService } from '../../../src/modules/content/render/rendering.service.js';
import { DAY_MS, postPath, createPostText, startEditors, type Editors } from './editors.js';

let editors: Editors;

beforeAll(async () => {
  editors = await startEditors();
});
afterAll(() => editors.api.close());

describe('the list of posts', () => {
  const list = async (query = '') =>
    (await editors.get(`/api/admin/posts${query}`)).json<OpenPage<EditablePostSummary>>();

  it('lists all posts, last edited first, filtered by words and state', async () => {
    const { id } = await editors.createDraft({ title: 'A kazoo in 100% Kyiv', slug: 'a-kazoo' });
    const { items } = await list();
    expect(items[0]).toMatchObject({ id, state: 'draft', changed: false, editedBy: 'Ana Ferreira' });
    expect(items.map(({ slug }) => slug)).toContain('three-climates-one-bag');
    expect((await list('?q=100%25%20ky')).items.map((one) => one.id)).toEqual([id]);
    expect((await list('?q=_')).items).toEqual([]);
    const drafts = await list('?state=draft');
    expect(new Set(drafts.items.map(({ state }) => state))).toEqual(new Set(['draft']));
  });

  it('returns each post once across pages', async () => {
    await editors.api.db.query(
      `INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
         published_at, updated_at)
       SELECT gen_random_uuid(), 'made-' || n, 'Made ' || n, '{}', 'Nobody', '[]', 'x', 'x', '[]', 1, 2,
         '2020-01-01', '2020-01-01' FROM generate_series(1, 60) AS n`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: OpenPage<EditablePostSummary> = await list(after === null ? '' : `?after=${after}`);
      seen.push(...page.items.map(({ id }) => id));
      after = page.nextKey;
    } while (after !== null);
    const [{ count }] = (await editors.api.db.query('SELECT count(*)::integer FROM posts')) as [
      { count: number },
    ];
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    await editors.api.db.query(`DELETE FROM posts WHERE author = 'Nobody'`);
  });

  it('lists contradictions first, then posts that nobody checked for a year', async () => {
    await editors.api.db.query(
      `UPDATE posts SET checked_at = now() - interval '2 years' WHERE slug = 'three-climates-one-bag'`,
    );
    const { id, revision } = await editors.createDraft({
      slug: 'a-gong',
      content: 'A month in Lisbon costs $9,400.',
      title: 'A gong',
    });
    await editors.publish(id, revision);
    const stale = (await editors.get('/api/admin/posts/stale')).json<StalePost[]>();
    expect(stale[0]).toMatchObject({
      findings: expect.arrayContaining([{ kind: 'contradiction', words: expect.stringContaining('$9400') }]),
    });
    const old = stale.find(({ slug }) => slug === 'three-climates-one-bag')!;
    expect(old.findings).toEqual([
      { kind: 'not-checked', words: expect.stringContaining('last checked on') },
    ]);
    const checked = (await editors.send(postPath(old.id, '/checked'))).json<EditablePost>();
    expect(Date.now() - Date.parse(checked.checkedAt!)).toBeLessThan(60_000);
    const left = (await editors.get('/api/admin/posts/stale')).json<StalePost[]>();
    expect(left.map(({ slug }) => slug)).not.toContain('three-climates-one-bag');
  });
});

describe('the preview', () => {
  const preview = async (content: string) =>
    (
      await editors.send('/api/admin/posts/preview', { words: createPostText({ content }) })
    ).json<PostPreview>();

  it('shows what readers would see, with current figures', async () => {
    const { html, findings } = await preview('A month costs {{city:porto.monthlyCost}}.');
    expect(html).toMatch(/class="live/);
    expect(findings).toEqual([]);
  });

  it('reports directives and links without effect, and runs no scripts', async () => {
    const { html, findings } = await preview(
      '{{city:atlantis.monthlyCost}} {{nonsense:x}} [a](/wanderhub/blog/nowhere) [b](#%ff)\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n| broken\n```',
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['directive', 'directive', 'link', 'link']);
    expect(html).not.toMatch(/<script|onerror|javascript:/);
  });

  it('checks links to the draft’s own unpublished sections', async () => {
    const content =
      '## Costs\n\n[Up](/wanderhub/blog/mine#section-costs) [on](/blog-post/mine) [off](/wanderhub/blog/mine#section-rent)';
    const getFindings = async () =>
      (
        await editors.send('/api/admin/posts/preview', { words: createPostText({ slug: 'mine', content }) })
      ).json<PostPreview>().findings;
    const deadLinks = [
      {
        kind: 'link',
        words: '/wanderhub/blog/mine#section-rent points to a section that doesn’t exist',
      },
    ];
    expect(await getFindings()).toEqual(deadLinks);
    const { id, revision } = await editors.createDraft({ slug: 'mine', content: '## Visas\n\nBefore.' });
    await editors.publish(id, revision);
    expect(await getFindings()).toEqual(deadLinks);
  });

  it('reports the first directive over the limit and shows no more', async () => {
    const { html, findings } = await preview('{{city-card:porto}}\n\n'.repeat(5000));
    expect(html.match(/class="live-card"/g)).toHaveLength(300);
    expect(findings).toHaveLength(51);
    expect(findings[0]!.words).toContain('is one more than the 300 allowed per text');
  });

  it('rejects texts that take too long to render, without blocking others', async () => {
    const { limits } = editors.api.app.get(RenderingService);
    const timeoutMs = limits.jobMs;
    const { id, revision } = await editors.createDraft({ slug: 'endless', content: '## a\n'.repeat(40_000) });
    await preview('The thread is there.');
    limits.jobMs = 20;
    const responses = await Promise.all([
      editors.send('/api/admin/posts/preview', {
        words: createPostText({ content: '## a\n'.repeat(40_000) }),
      }),
      editors.publish(id, revision),
    ]);
    limits.jobMs = timeoutMs;
    for (const response of responses)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        expect.objectContaining({
          errors: [expect.objectContaining({ path: 'content', rule: 'laborious' })],
        }),
      ]);
    expect(await editors.read(id)).toMatchObject({ state: 'draft', publishedAt: null });
    expect((await preview('Still there.')).html).toContain('Still there.');
  });

  it('rejects five megabytes by size, and a text that is too long by field', async () => {
    const huge = await editors.send('/api/admin/posts/preview', {
      words: createPostText({ content: 'x'.repeat(5_000_000) }),
    });
    expect([huge.statusCode, huge.json<{ code: string }>().code]).toEqual([413, 'request.too_large']);
    const long = await editors.send('/api/admin/posts/preview', {
      words: createPostText({ content: 'x'.repeat(200_001) }),
    });
    expect(long.json()).toMatchObject({
      errors: [{ path: 'words.content', message: 'Please use at most 200,000 characters' }],
    });
  });
});

describe('pictures of posts', () => {
  const upload = (bytes: Buffer, type = 'image/png') =>
    editors.api.inject({
      method: 'POST',
      url: '/api/admin/posts/images',
      headers: { ...editors.admin, 'content-type': type },
      payload: bytes,
    });
  const plain = () =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#b8380f' } })
      .png()
      .toBuffer();

  it('are converted to WebP, resized, and kept while a version uses them', async () => {
    const { url, width, height } = (await upload(await plain())).json<{
      url: string;
      width: number;
      height: number;
    }>();
    expect([width, height]).toEqual([1600, 800]);
    const shown = await editors.get(url, {});
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    const { html } = (
      await editors.send('/api/admin/posts/preview', { words: createPostText({ content: `![Red](${url})` }) })
    ).json<PostPreview>();
    expect(html).toContain('width="1600" height="800"');

    const unused = (await upload(await plain())).json<{ url: string }>().url;
    const { id, revision } = await editors.createDraft({ content: `![Red](${url})` });
    await editors.save(id, { revision, words: createPostText({ content: 'None.' }) });
    await editors.api.app.get(OrphanImagesJob).sweep(Date.now() + 8 * DAY_MS);
    expect((await editors.get(url, {})).statusCode).toBe(200);
    expect((await editors.get(unused, {})).statusCode).toBe(404);
  });

  it('are rejected if they are not images', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg)).json()).toMatchObject({ code: 'picture.refused' });
    for (const type of ['image/svg+xml', 'text/csv', 'text/plain'])
      expect((await upload(svg, type)).json()).toMatchObject({
        statusCode: 415,
        code: 'request.unsupported_media',
        message: 'Please choose a JPEG, PNG or WebP picture.',
      });
    expect((await editors.get('/api/post-images/..%2Fpictures%2Fx.webp', {})).statusCode).toBe(404);
  });
});
